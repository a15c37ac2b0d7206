export const refunded = {
  title: 'Te devolvieron {{amount}} del pedido {{number}}',
  text: '{{seller}} te devolvió {{amount}}. Tu banco puede tardar unos días en mostrarlo.',
  hello: 'Hola, {{name}}.',
  see: 'Ver mi pedido',
  note: 'Recibes este correo porque compraste en {{store}}.',
  stop: 'No recibir más correos de {{store}}',
} as const;
