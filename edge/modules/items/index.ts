export { itemsExport } from './export-job.ts';
export { itemEndpoints } from './routes.ts';
export { listAddresses, readItem } from './service.ts';
export { indexListing } from './search-index.ts';
export { forgetWords, readWords, writeWords } from './words/memory.ts';
