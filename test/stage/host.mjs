// The process that runs a checkout's code, from the sources.
import { main } from '../../src/host.ts';

await main();
