export { fileKey, isHanded, stateOf, toItemFile } from './mapper.ts';
export { linkTo, linkUntil } from './link.ts';
export * as files from './statements.ts';
export type { HandedRow } from './statements.ts';
