export const eventCanceled = {
  title: '{{store}} canceló una experiencia',
  text: 'Se cancela {{event}}. Este es el motivo de la tienda:',
  tickets: 'Los boletos ya no abren la puerta.',
  money:
    'Si pagaste en línea, tu dinero vuelve por el mismo medio: cuando salga, otro correo dice cuánto. Si pagaste en efectivo, la tienda te lo devuelve.',
  see: 'Ver mi compra',
  footer: 'Este correo de {{store}} llega a quienes tienen boletos o pedidos de {{event}}.',
} as const;
