export * as promoters from './statements.ts';
export type { DrawnRow, FormerRow, PromoterRow } from './statements.ts';
