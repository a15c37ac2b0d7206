import type { draftStateWords as es } from '../es/draft-states.ts';
import type { Translation } from '../texts.ts';

/** How an order that a seller prepared stands. */
export const draftStateWords: Translation<typeof es> = {
  open: 'To be paid',
  waiting: 'Being paid',
  paid: 'Paid',
  lapsed: 'Lapsed',
  taken_back: 'Taken back',
};
