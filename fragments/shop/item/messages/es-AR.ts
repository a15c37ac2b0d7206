/** The texts that differ in Argentina. */
export const argentine = {
  live: { held: 'Ya tenés {{n}} en tu carrito.' },
  about: { states: { read_only: 'Esta tienda es solo de consulta: acá no se puede comprar.' } },
} as const;
