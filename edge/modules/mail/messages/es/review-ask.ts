export const reviewAsk = {
  title: '¿Qué te pareció tu pedido {{number}}?',
  again: '¿Nos cuentas cómo te fue con tu pedido {{number}}?',
  text: '{{seller}} ya lo entregó. Con tu calificación, otras personas sabrán qué esperar.',
  hello: 'Hola, {{name}}.',
  write: 'Escribir mi reseña',
  only: 'Te lo preguntamos una sola vez.',
  first: 'Si ahora no puedes, te lo recordaremos una vez más.',
  reminder: 'No te lo volveremos a preguntar.',
  stop: 'No recibir más correos de {{store}}',
  footer: 'Recibes este correo porque compraste en {{store}}.',
} as const;
