export {
  readEntries,
  readEntry,
  readLastDeletions,
  readLastEntry,
  readTrashed,
} from './service.ts';
export { type Entry, type State } from './mapper.ts';
