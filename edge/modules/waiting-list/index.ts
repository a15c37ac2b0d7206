export { toEntry, toPlace } from './mapper.ts';
export * as offers from './offer-statements.ts';
export * as waiting from './statements.ts';
export type { EntryRow, ListedRow, NamedRow } from './statements.ts';
