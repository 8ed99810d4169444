#!/usr/bin/env node
import module from 'node:module';
import { demo } from './bundle/index.js';
module.enableCompileCache?.();
await (await demo()).main();
