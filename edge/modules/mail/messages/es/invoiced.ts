export const invoiced = {
  title: 'Tu factura {{invoice}} está lista',
  hello: 'Hola, {{name}}.',
  text: '{{seller}} emitió la factura {{invoice}} de tu pedido {{number}}. En la página del pedido la descargas en PDF y en XML; ahí dice también si ya está timbrada.',
  see: 'Ver mi factura',
  creditTitle: 'Tu nota de crédito {{invoice}} está lista',
  creditText:
    '{{seller}} emitió la nota de crédito {{invoice}} por el dinero que te devolvió de tu pedido {{number}}. En la página del pedido la descargas en PDF y en XML; ahí dice también si ya está timbrada.',
  seeCredit: 'Ver mi nota de crédito',
  note: 'Recibes este correo porque pediste la factura de una compra en {{store}}.',
  stop: 'No recibir más correos de {{store}}',
} as const;
