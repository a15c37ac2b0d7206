/** The texts that differ in Argentina. */
export const argentine = {
  ask: 'Pagar en cuotas sin interés',
  chosen: 'En {{payments}} cuotas sin interés de {{amount}} con tarjeta de crédito',
  legend: 'Elegí cómo pagar con tu tarjeta de crédito',
  months: '{{payments}} cuotas sin interés',
  each: '{{amount}} por mes',
  total: 'Pagás lo mismo: {{total}} en total',
  hint: 'Las cuotas cuentan si pagás con tarjeta de crédito; con otra forma es un solo pago. Tu banco puede no ofrecerlas.',
} as const;
