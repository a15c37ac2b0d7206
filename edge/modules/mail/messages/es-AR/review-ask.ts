/** The words that ask for a review which Argentina says otherwise. */
export const reviewAsk = {
  footer: 'Recibís este correo porque compraste en {{store}}.',
} as const;
