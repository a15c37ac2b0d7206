/** The texts that differ in Argentina. */
export const argentine = {
  title: 'Vendé y ganá',
  intro: 'Vendé lo que ofrecen otras tiendas de la red, sin comprar mercadería.',
  list: 'Productos que podés vender',
  earn: 'Ganás {{amount}}',
  open: 'Abrí tu tienda',
  noneFoundText: 'Probá con otra palabra u otro tipo.',
  roles: { seller: 'A vos, que vendés' },
} as const;
