/** The texts of the search for other stores' items that differ in Argentina. */
export const resaleWords = {
  list: 'Productos que podés agregar',
  noneFoundText: 'Probá con otra palabra, otra categoría u otro proveedor.',
  earning: 'Ganás {{amount}} por venta',
  done: {
    someAdded: 'Se agregaron {{added}}; quedan {{left}}. Agregá todos otra vez para seguir.',
  },
} as const;
