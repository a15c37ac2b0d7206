/** The words about a payment in review that Argentina says otherwise. */
export const paymentReview = {
  declined: {
    text: 'No se te cobraron los {{amount}}. Si todavía querés tu compra, pagala de otra forma: te guardamos los artículos un día más, mientras los haya.',
  },
  footer: 'Recibís este correo porque compraste en {{store}}.',
} as const;
