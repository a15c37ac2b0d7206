/** The words of an order's move that Argentina says otherwise. */
export const orderMoved = {
  title: { confirm_order: 'Confirmá tu pedido {{number}}' },
  effect: {
    confirm_order:
      '{{seller}} te propone un día de entrega. Mirá los detalles, y confirmalo o cancelá el pedido.',
    address_unclear:
      '{{seller}} todavía no puede enviarlo: la dirección no le queda clara. Escribile desde la página de tu pedido.',
    buyer_answer:
      '{{seller}} necesita preguntarte algo antes de seguir. Escribile desde la página de tu pedido.',
    canceled_by_customer: 'Ya le avisamos a {{seller}}. No tenés que hacer nada más.',
    wished_transfer:
      'Ya le avisamos a {{seller}}. Lo que pagaste se te devuelve por transferencia: dejá tu cuenta en la página de tu pedido.',
    transfer:
      '{{seller}} no podrá entregarlo. Lo que pagaste se te devuelve por transferencia: dejá tu cuenta en la página de tu pedido.',
    refund_account:
      '{{seller}} te devuelve dinero por transferencia. Dejá tu cuenta en la página de tu pedido.',
    to_collect: '{{seller}} ya lo preparó: podés pasar a buscarlo.',
    delivered: '{{seller}} lo dio por entregado. ¿No lo tenés? Escribile a la tienda.',
  },
  footer: 'Recibís este correo porque compraste en {{store}}.',
} as const;
