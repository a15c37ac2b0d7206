import type { RefundState } from '../../rules/refunds.ts';

/** The states of a refund, in Spanish. */
export const refundStates = {
  pending: 'En camino',
  failed: 'No se pudo hacer',
  success: 'Devuelto',
  ok: 'Devuelto a mano',
} as const satisfies Readonly<Record<RefundState, string>>;
