/** The words that ask for a review which Argentina says otherwise. */
export const reviewAsk = {
  again: '¿Nos contás cómo te fue con tu pedido {{number}}?',
  first: 'Si ahora no podés, te lo recordaremos una vez más.',
  footer: 'Recibís este correo porque compraste en {{store}}.',
} as const;
