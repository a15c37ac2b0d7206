/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  free: {
    ask: 'Pagar a meses sin intereses',
    chosen: 'A {{payments}} meses sin intereses de {{amount}} con tarjeta de crédito',
    months: '{{payments}} meses sin intereses',
    total: 'Pagas lo mismo: {{total}} en total',
  },
  /** Of plans by which more is paid than at once. */
  dearer: {
    ask: 'Pagar a meses',
    chosen: 'A {{payments}} meses de {{amount}} con tarjeta de crédito',
    months: '{{payments}} meses',
    total: '{{total}} en total',
  },
  legend: 'Elige cómo pagar con tu tarjeta de crédito',
  one: 'Un solo pago',
  each: '{{amount}} al mes',
  tea: 'TEA {{tea}}',
  cft: 'CFT {{cft}}',
  hint: 'Los meses cuentan si pagas con tarjeta de crédito; con otra forma es un solo pago. Tu banco puede no ofrecerlos.',
  use: 'Usar este plan',
} as const;

export type Messages = typeof es;
