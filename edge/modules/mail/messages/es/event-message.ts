export const eventMessage = {
  see: 'Ver mis boletos',
  footer: 'Recibes este correo de {{store}} porque tienes un boleto de {{event}}.',
  stop: 'No recibir más correos de {{store}}',
} as const;
