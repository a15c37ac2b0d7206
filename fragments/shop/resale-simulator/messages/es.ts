/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Calcula lo que ganarías',
  intro: 'Escribe una venta y mira a quién le toca cada peso.',
  fields: {
    price: 'Precio de una pieza',
    margin: 'Margen que deja el proveedor por pieza',
    units: 'Piezas',
  },
  problems: {
    price: 'Escribe un precio, por ejemplo 349.00.',
    margin: 'Escribe un margen que no pase del precio.',
    units: 'Escribe de 1 a 999 piezas.',
  },
  count: 'Calcular',
  result: 'De esta venta de {{total}}',
  who: 'A quién',
  amount: 'Cuánto',
  part: 'Parte',
  seller: 'A ti',
  sponsor: 'A quien te invitó',
  above: 'A quien invitó a esa persona',
  rest: 'Al proveedor y a la red',
  examples: 'Tres ejemplos',
  example: '{{units}} × {{price}}, con {{margin}} de margen',
  sale: 'Venta',
  earn: 'Ganas',
} as const;

export type Messages = typeof es;
