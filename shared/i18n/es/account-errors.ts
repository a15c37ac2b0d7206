/** What cannot be done with keys at providers, in a store's test mode, and with an order of it. */
export const accountErrors = {
  payment_keys_incomplete: 'Escribe todas las llaves de esta cuenta',
  payment_account_not_found: 'No hay llaves de esta cuenta',
  test_keys_required: 'Estas llaves no son de prueba: usa las de prueba de tu proveedor',
  store_in_test_mode:
    'La tienda está en modo de prueba: nada se cobra. Vuelve a intentarlo cuando venda de nuevo',
  order_is_test: 'Es un pedido de prueba: no se factura, no se envía ni se opina de él',
  affinity_state: 'Eso ya no se puede: la solicitud cambió mientras tanto.',
  sponsor_not_found: 'En esta red no hay ninguna cuenta con ese usuario.',
  sponsor_circle: 'Esa cuenta está en el árbol de la que cambias: no puede ser su patrocinadora.',
  sponsor_same: 'Esa ya es su patrocinadora.',
  sponsor_changed:
    'Alguien más cambió este árbol mientras tanto. Revisa cómo quedó y vuelve a intentarlo.',
} as const;
