export * as savedCards from './statements.ts';
export type { KeptInVault, LeftInVault, SavedCardRow } from './statements.ts';
export { toSavedCard } from './mapper.ts';
