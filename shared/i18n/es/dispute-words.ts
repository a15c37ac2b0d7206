import type { ShownDisputeState } from '../../rules/dispute-evidence.ts';
import type { advisedReasons } from '../../rules/disputes.ts';

/** The states of a dispute, and the reasons of those that providers name, as the staff of a store reads them. */
export const disputeStates = {
  open: 'Abierta',
  lost: 'Perdida',
  won: 'Ganada',
  review: 'En revisión',
} as const satisfies Record<ShownDisputeState, string>;

export const disputeReasons = {
  fraudulent: 'No reconoce el cargo',
  product_not_received: 'No le llegó',
  product_unacceptable: 'No era lo que esperaba',
  duplicate: 'Se le cobró dos veces',
  credit_not_processed: 'No le llegó su reembolso',
} as const satisfies Record<(typeof advisedReasons)[number], string>;
