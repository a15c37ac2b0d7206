export const orderMoved = {
  title: {
    confirm_order: 'Confirma tu pedido {{number}}',
    in_process: 'Tu pedido {{number}} está en proceso',
    to_deliver: 'Tu pedido {{number}} está listo',
    in_transit: 'Tu pedido {{number}} va en camino',
    delivered: 'Tu pedido {{number}} se entregó',
    canceled_by_supplier: 'Tu pedido {{number}} se canceló',
    canceled_by_customer: 'Cancelaste tu pedido {{number}}',
    address_unclear: 'Falta aclarar la dirección de tu pedido {{number}}',
    buyer_answer: 'Tu pedido {{number}} espera tu respuesta',
    refund_account: 'Falta tu cuenta para devolverte dinero del pedido {{number}}',
    charged: 'Se cobró tu pedido {{number}}',
  },
  effect: {
    confirm_order:
      '{{seller}} te propone un día de entrega. Mira los detalles, y confírmalo o cancela el pedido.',
    in_process: '{{seller}} aceptó tu pedido y lo está preparando.',
    to_deliver: '{{seller}} ya lo preparó y lo entregará pronto.',
    to_collect: '{{seller}} ya lo preparó: puedes pasar por él.',
    in_transit: '{{seller}} lo envió. Llega a la dirección que diste.',
    delivered: '{{seller}} lo dio por entregado. ¿No lo tienes? Escribe a la tienda.',
    canceled_by_supplier: '{{seller}} no podrá entregarlo.',
    address_unclear:
      '{{seller}} todavía no puede enviarlo: la dirección no le queda clara. Escríbele desde la página de tu pedido.',
    buyer_answer:
      '{{seller}} necesita preguntarte algo antes de seguir. Escríbele desde la página de tu pedido.',
    canceled_by_customer: 'Ya le avisamos a {{seller}}. No tienes que hacer nada más.',
    wished_transfer:
      'Ya le avisamos a {{seller}}. Lo que pagaste se te devuelve por transferencia: deja tu cuenta en la página de tu pedido.',
    transfer:
      '{{seller}} no podrá entregarlo. Lo que pagaste se te devuelve por transferencia: deja tu cuenta en la página de tu pedido.',
    refund_account:
      '{{seller}} te devuelve dinero por transferencia. Deja tu cuenta en la página de tu pedido.',
    charged: '{{seller}} cobró {{amount}} de lo que autorizaste al comprar.',
    wished_uncharged:
      'Ya le avisamos a {{seller}}. No se cobró nada: lo autorizado se libera en unos días.',
    uncharged:
      '{{seller}} no podrá entregarlo. No se cobró nada: lo autorizado se libera en unos días.',
    wished_refunded:
      'Ya le avisamos a {{seller}}. Te devolvemos lo que pagaste; tu banco puede tardar unos días.',
    refunded:
      '{{seller}} no podrá entregarlo. Te devolvemos lo que pagaste; tu banco puede tardar unos días.',
  },
  parcelTitle: 'Un paquete de tu pedido {{number}} va en camino',
  carries: 'Lleva: {{goods}}.',
  parcel: 'Este es su número de guía. En la página de tu pedido puedes seguirlo.',
  hello: 'Hola, {{name}}.',
  see: 'Ver mi pedido',
  stop: 'No recibir más correos de {{store}}',
  footer: 'Recibes este correo porque compraste en {{store}}.',
} as const;
