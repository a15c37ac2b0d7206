/** The texts that differ in Argentina. */
export const argentine = {
  size: 'Talle',
  noMatchHint: 'Revisá la ortografía, usá menos palabras o hacé una búsqueda más amplia.',
  noMatchFiltersHint: 'Quitá alguno para ver más opciones.',
  emptyHint: 'Todavía no hay nada que mostrar acá. Volvé pronto o explorá el resto de la tienda.',
  bareHint: 'Todavía no hay artículos a la venta. Volvé pronto, o escribile a la tienda.',
  bareOwnHint: 'Agregá tu primer artículo: aparece acá en cuanto lo publiques.',
  failedHint: 'No pudimos cargar la lista. Por favor, intentá de nuevo.',
} as const;
