export { freezeShares, type Frozen, type SoldLine } from './freeze.ts';
export { readRates } from './read-rates.ts';
export { digests, findByCode, readCandidates } from './sellers.ts';
export { deleteOfAwaiting, insertShares, listPaused } from './statements.ts';
