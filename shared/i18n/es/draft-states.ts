/** How an order that a seller prepared stands. */
export const draftStateWords = {
  open: 'Por pagar',
  waiting: 'Se está pagando',
  paid: 'Pagado',
  lapsed: 'Vencido',
  taken_back: 'Retirado',
} as const;
