export const orderCanceled = {
  title: 'Cancelaron el pedido {{number}}',
  text: 'El comprador canceló su pedido. Sus unidades ya volvieron a tu inventario.',
  textBy: '{{name}} canceló su pedido. Sus unidades ya volvieron a tu inventario.',
  refunded: 'Lo que pagó se le devuelve.',
  open: 'Ver el pedido',
  note: 'Su razón está en el historial del pedido.',
} as const;
