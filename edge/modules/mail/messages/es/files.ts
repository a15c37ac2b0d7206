export const files = {
  title: 'Los archivos de tu pedido {{number}}',
  hello: 'Hola, {{name}}.',
  text: 'Tu pedido {{number}} de {{seller}} está pagado y ya puedes descargar lo que compraste:',
  see: 'Descargar mis archivos',
  minutes:
    'Cada descarga que abres ahí vale diez minutos; después la abres otra vez desde tu pedido.',
  note: 'Recibes este correo porque compraste en {{store}}.',
  stop: 'No recibir más correos de {{store}}',
} as const;
