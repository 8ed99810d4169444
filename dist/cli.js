#!/usr/bin/env node
import module from 'node:module';
import { cli } from './bundle/index.js';
module.enableCompileCache?.();
await (await cli()).main();
