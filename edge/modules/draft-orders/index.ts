export {
  contactOf,
  factsOf,
  linesOf,
  toAddition,
  toDraft,
  toPayment,
  type LinkOf,
} from './mapper.ts';
export * as additions from './addition-statements.ts';
export * as drafts from './statements.ts';
export type { DraftRow, NewDraft, SenderRow } from './statements.ts';
