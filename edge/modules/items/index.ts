export { itemsExport } from './export-job.ts';
export { itemEndpoints } from './routes.ts';
export { mergeIndexes, mergeWholly } from './merged-indexes.ts';
export { listAddresses, readItem } from './service.ts';
export { searchItems } from './search.ts';
export { indexListing } from './search-index.ts';
export { forgetWords, readWords, writeWords } from './words/memory.ts';
