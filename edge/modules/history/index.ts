export {
  readEntries,
  readEntry,
  readLastDeletions,
  readLastEntry,
  recordEntry,
} from './service.ts';
export { type Entry, type State } from './mapper.ts';
