/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ask: 'Pagar a meses sin intereses',
  chosen: 'A {{payments}} meses sin intereses de {{amount}} con tarjeta de crédito',
  legend: 'Elige cómo pagar con tu tarjeta de crédito',
  one: 'Un solo pago',
  months: '{{payments}} meses sin intereses',
  each: '{{amount}} al mes',
  total: 'Pagas lo mismo: {{total}} en total',
  tea: 'TEA {{tea}}',
  cft: 'CFT {{cft}}',
  hint: 'Los meses cuentan si pagas con tarjeta de crédito; con otra forma es un solo pago. Tu banco puede no ofrecerlos.',
  use: 'Usar este plan',
} as const;

export type Messages = typeof es;
