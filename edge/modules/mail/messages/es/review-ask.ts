export const reviewAsk = {
  title: '¿Qué te pareció tu pedido {{number}}?',
  text: '{{seller}} lo entregó hace unos días. Con tu calificación, otras personas sabrán qué esperar.',
  hello: 'Hola, {{name}}.',
  write: 'Escribir mi reseña',
  once: 'Te lo preguntamos una sola vez.',
  stop: 'No recibir más correos de {{store}}',
  footer: 'Recibes este correo porque compraste en {{store}}.',
} as const;
