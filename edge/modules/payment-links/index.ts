export * as paymentLinks from './statements.ts';
export type { LinkRow, SharedRow } from './statements.ts';
