/** The texts that differ in Argentina. */
export const argentine = {
  pageHint: 'El enlace pudo cambiar o el producto ya no está en la tienda. Buscá lo que necesitás:',
  storeHint:
    'Revisá que la dirección esté bien escrita o pedí el enlace de nuevo a quien te lo compartió.',
} as const;
