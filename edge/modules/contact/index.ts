export { readEntries, readEntry } from './service.ts';
export { findAddressee, insertEntry } from './statements.ts';
