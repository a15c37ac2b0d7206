export { freezeShares, type Frozen, type SoldLine } from './freeze.ts';
export { digests, readCandidates } from './sellers.ts';
export { deleteOfAwaiting, findRates, insertShares } from './statements.ts';
