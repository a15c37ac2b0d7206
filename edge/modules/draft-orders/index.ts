export { contactOf, factsOf, linesOf, toDraft, toPayment, type LinkOf } from './mapper.ts';
export * as drafts from './statements.ts';
export type { DraftRow, NewDraft, SenderRow } from './statements.ts';
