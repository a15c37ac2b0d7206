/** The words of a refund that Argentina says otherwise. */
export const refunded = {
  note: 'Recibís este correo porque compraste en {{store}}.',
} as const;
