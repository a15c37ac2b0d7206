import type { Translation } from '../texts.ts';
import type * as es from '../es/taken-names.ts';

/** How the money of a sale in person was taken. */
export const takenNames: Translation<typeof es.takenNames> = {
  cash: 'Cash',
  card: 'Card, on the terminal',
  transfer: 'Transfer',
};
