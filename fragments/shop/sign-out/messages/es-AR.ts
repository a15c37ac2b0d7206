/** The texts that differ in Argentina. */
export const argentine = {
  text: 'Estás en la cuenta de {{name}}. Tu carrito y tus pedidos te esperan acá.',
} as const;
