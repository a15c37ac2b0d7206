/** The texts that differ in Argentina. */
export const argentine = {
  free: {
    ask: 'Pagar en cuotas sin interés',
    chosen: 'En {{payments}} cuotas sin interés de {{amount}} con tarjeta de crédito',
    months: '{{payments}} cuotas sin interés',
    total: 'Pagás lo mismo: {{total}} en total',
  },
  dearer: {
    ask: 'Pagar en cuotas',
    chosen: 'En {{payments}} cuotas de {{amount}} con tarjeta de crédito',
    months: '{{payments}} cuotas',
  },
  legend: 'Elegí cómo pagar con tu tarjeta de crédito',
  each: '{{amount}} por mes',
  hint: 'Las cuotas cuentan si pagás con tarjeta de crédito; con otra forma es un solo pago. Tu banco puede no ofrecerlas.',
} as const;
