/** The texts that differ in Argentina. */
export const argentine = {
  live: { held: 'Ya tenés {{n}} en tu carrito.' },
  months: {
    free: {
      each: 'o {{count}} cuotas de {{amount}} sin interés, con tarjeta de crédito',
      from: 'o {{count}} cuotas desde {{amount}} sin interés, con tarjeta de crédito',
    },
    dearer: {
      each: 'o {{count}} cuotas de {{amount}}, con tarjeta de crédito',
      from: 'o {{count}} cuotas desde {{amount}}, con tarjeta de crédito',
    },
  },
  about: {
    states: { read_only: 'Esta tienda es solo de consulta: acá no se puede comprar.' },
    delivery: { experience: 'Sin envío: entran las personas que nombrás en tu pedido.' },
    returns: {
      steps: [
        'Abrí tu pedido en «Mis compras» dentro del plazo y pedí la devolución.',
        'Elegí qué devolvés, el motivo, y contá qué pasó.',
        'El vendedor te contesta ahí mismo y por correo, y te dice cómo mandarlo.',
      ],
    },
  },
} as const;
