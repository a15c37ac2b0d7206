export const paymentReview = {
  begun: { title: 'El pago de tu pedido {{number}} está en revisión', button: 'Ver tu compra' },
  declined: {
    title: 'No se aceptó el pago de tu pedido {{number}}',
    text: 'No se te cobraron los {{amount}}. Si todavía quieres tu compra, págala de otra forma: te guardamos los artículos un día más, mientras los haya.',
    button: 'Pagar de otra forma',
  },
  hello: 'Hola, {{name}}.',
  stop: 'No recibir más correos de {{store}}',
  footer: 'Recibes este correo porque compraste en {{store}}.',
} as const;
