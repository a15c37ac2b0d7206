export * as legal from './statements.ts';
export { type LegalState, type VersionRow } from './statements.ts';
export { legalPictures } from './pictures.ts';
