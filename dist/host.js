import { host } from './bundle/index.js';
await (await host()).main();
