/** The words of an invoice's mail that Argentina says otherwise. */
export const invoiced = {
  text: '{{seller}} emitió la factura {{invoice}} de tu pedido {{number}}. En la página del pedido la descargás en PDF y en XML; ahí dice también si ya está timbrada.',
  creditText:
    '{{seller}} emitió la nota de crédito {{invoice}} por el dinero que te devolvió de tu pedido {{number}}. En la página del pedido la descargás en PDF y en XML; ahí dice también si ya está timbrada.',
  note: 'Recibís este correo porque pediste la factura de una compra en {{store}}.',
} as const;
