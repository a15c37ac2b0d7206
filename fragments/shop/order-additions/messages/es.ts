import { draftStateWords } from '../../../../shared/i18n/es/draft-states.ts';

/** Values replace the names in braces. */
export const es = {
  title: 'Agregados',
  addsTo: 'Este pedido se agrega a tu pedido {{number}}',
  to: 'Al pedido {{number}}: {{items}}',
  states: draftStateWords,
  pay: 'Ver y pagar',
  payOf: 'Ver y pagar: {{items}}',
  order: 'Ver el pedido {{number}}',
} as const;

export type Messages = typeof es;
