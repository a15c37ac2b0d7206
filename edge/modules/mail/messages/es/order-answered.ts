export const orderAnswered = {
  title: {
    canceled: 'Cancelaron el pedido {{number}}',
    confirmed: 'Confirmaron el pedido {{number}}',
  },
  text: {
    canceled: 'El comprador canceló su pedido. Sus unidades ya volvieron a tu inventario.',
    confirmed: 'El comprador aceptó el día que le propusiste. Ya puedes prepararlo.',
  },
  textBy: {
    canceled: '{{name}} canceló su pedido. Sus unidades ya volvieron a tu inventario.',
    confirmed: '{{name}} aceptó el día que le propusiste. Ya puedes preparar su pedido.',
  },
  refunded: 'Lo que pagó se le devuelve.',
  open: 'Ver el pedido',
  note: 'Todo lo que pasó está en el historial del pedido.',
} as const;
