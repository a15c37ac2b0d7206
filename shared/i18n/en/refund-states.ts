import type { Translation } from '../texts.ts';
import type { refundStates as es } from '../es/refund-states.ts';

/** The states of a refund, in English. */
export const refundStates: Translation<typeof es> = {
  pending: 'On its way',
  failed: 'Could not be made',
  success: 'Refunded',
  ok: 'Refunded by hand',
};
