/** The words of a message to attendants that Argentina says otherwise. */
export const eventMessage = {
  footer: 'Recibís este correo de {{store}} porque tenés un boleto de {{event}}.',
} as const;
