/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Carritos con varios vendedores',
  intro:
    'Elige cómo se paga un carrito que junta artículos de varios vendedores. Las compras que ya empezaron siguen como estaban.',
  legend: 'Forma de pagar',
  together: 'Todo en una compra',
  togetherHint: 'Un solo pago por todo, que recibe la red y se reparte entre los vendedores.',
  apart: 'Cada vendedor por separado',
  apartHint: 'Una compra y un pago por vendedor, con las formas de pago de cada uno.',
  save: 'Guardar forma de pagar',
  saved: 'Quedó guardado: vale para las compras que empiecen desde ahora.',
} as const;

export type Messages = typeof es;
