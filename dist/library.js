import { library } from './bundle/index.js';
export const { compare, evidence, fixedEvidence, liveEvidence, meanRate, wilson } = await library();
