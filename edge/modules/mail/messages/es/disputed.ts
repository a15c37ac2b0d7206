export const disputed = {
  title: {
    opened: 'Disputaron el pago del pedido {{number}}',
    lost: 'Se perdió la disputa del pedido {{number}}',
    won: 'Se ganó la disputa del pedido {{number}}',
  },
  text: {
    opened:
      '{{name}} pidió a su banco que le devuelva {{money}}. El dinero del pedido queda retenido hasta que el banco decida. Reúne tus pruebas: la guía, el comprobante de entrega y los mensajes.',
    lost: 'El banco le devolvió {{money}} a {{name}}. Se descontó de tu saldo lo que recibiste, y lo que el proveedor cobra por la disputa.',
    won: 'El banco no le devolvió {{money}} a {{name}}: el dinero es tuyo. Si se había descontado, ya volvió a tu saldo.',
  },
  until: 'Se puede contestar hasta el {{until}}.',
  aBuyer: 'Quien compró',
  see: 'Ver qué pasó',
  note: 'Tú no le devuelvas ese dinero por otro lado: lo pagarías dos veces.',
} as const;
