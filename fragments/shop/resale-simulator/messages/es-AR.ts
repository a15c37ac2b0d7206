/** The texts that differ in Argentina. */
export const argentine = {
  title: 'Calculá lo que ganarías',
  intro: 'Escribí una venta y mirá a quién le toca cada peso.',
  problems: {
    price: 'Escribí un precio, por ejemplo 349,00.',
    margin: 'Escribí un margen que no pase del precio.',
    units: 'Escribí de 1 a 999 unidades.',
  },
  seller: 'A vos',
  earn: 'Ganás',
  fields: {
    margin: 'Margen que deja el proveedor por unidad',
    price: 'Precio de una unidad',
    units: 'Unidades',
  },
} as const;
