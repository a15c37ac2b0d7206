export { audit, type Audit, type Extent } from './audit.ts';
export { listNetworks } from './audit-statements.ts';
export { keepBooks } from './keep-books.ts';
export { postArrived } from './refunding.ts';
export { postCanceled, postCash, postPaid, postReturning } from './statements.ts';
export { listBalances, listEntriesOf } from './own-statements.ts';
