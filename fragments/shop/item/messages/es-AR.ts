/** The texts that differ in Argentina. */
export const argentine = {
  live: { held: 'Ya tenés {{n}} en tu carrito.' },
  about: {
    states: { read_only: 'Esta tienda es solo de consulta: acá no se puede comprar.' },
    delivery: { experience: 'Sin envío: entran las personas que nombrás en tu pedido.' },
    returns: {
      steps: [
        'Escribí a la tienda dentro del plazo, con el número de tu pedido.',
        'Contá el motivo y agregá fotos del producto.',
        'El vendedor revisa tu solicitud y te dice cómo mandarlo.',
      ],
    },
  },
} as const;
