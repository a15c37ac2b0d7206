export * as redirects from './statements.ts';
export { type FoundRow, type ListedRow, type RedirectState } from './statements.ts';
