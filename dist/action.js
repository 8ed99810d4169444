import { action } from './bundle/index.js';
await (await action()).main();
