export { freezeShares, type Frozen, type SoldLine } from './freeze.ts';
export { readRates } from './read-rates.ts';
export { digests, readCandidates } from './sellers.ts';
export { deleteOfAwaiting, insertShares } from './statements.ts';
