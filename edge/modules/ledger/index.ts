export { audit, type Audit, type Extent } from './audit.ts';
export { listNetworks } from './audit-statements.ts';
export { keepBooks } from './keep-books.ts';
export { postPaid, postRefunded, postReturning } from './statements.ts';
export { listBalances, listEntriesOf } from './own-statements.ts';
