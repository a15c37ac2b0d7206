/** The words that Argentina says otherwise. */
export const argentine = {
  intro:
    'Lo que agregás es un pedido aparte, con su propio número y su factura. {{name}} lo paga con un enlace.',
  noLines: 'Elegí en el punto de venta lo que querés agregar.',
  amount: 'Unidades',
  swapText:
    'Escribí cuántas unidades quedan en el pedido; 0 quita el artículo. Sale en el mismo paso, se pague o no el enlace.',
  shippingHint: 'Dejá 0 si va en el mismo paquete que el pedido.',
  needs: {
    lines: 'Dejá al menos una unidad de algún artículo.',
    amount: 'Escribí las unidades con un número, hasta 999.',
    price: 'Escribí un precio, como 199.50.',
    shipping: 'Escribí un costo, como 99.50, o 0.',
    left: 'Escribí cuántas unidades quedan, con números.',
    delivery_type: 'Elegí cómo lo recibe.',
  },
} as const;
