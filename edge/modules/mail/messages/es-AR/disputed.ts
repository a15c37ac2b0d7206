/** The words of a dispute that Argentina says otherwise. */
export const disputed = {
  text: {
    opened:
      '{{name}} pidió a su banco que le devuelva {{money}}. El dinero del pedido queda retenido hasta que el banco decida. Juntá tus pruebas: la guía, el comprobante de entrega y los mensajes.',
  },
  note: 'No le devuelvas ese dinero por otro lado: lo pagarías dos veces.',
} as const;
