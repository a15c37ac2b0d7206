export { toAuthorizationView } from './mapper.ts';
export * as authorizations from './statements.ts';
export type { AskedRow, AuthorizationRow } from './statements.ts';
