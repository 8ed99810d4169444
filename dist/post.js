import { post } from './bundle/index.js';
await (await post()).main();
