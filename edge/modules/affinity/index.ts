export * as affinity from './statements.ts';
export type { MemberRow } from './statements.ts';
