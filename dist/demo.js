#!/usr/bin/env node
import { demo } from './bundle/index.js';
await (await demo()).main();
