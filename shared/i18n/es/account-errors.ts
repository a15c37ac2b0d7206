/** What cannot be done with keys at providers, in a store's test mode, and with an order of it. */
export const accountErrors = {
  payment_keys_incomplete: 'Escribe todas las llaves de esta cuenta',
  payment_account_not_found: 'No hay llaves de esta cuenta',
  test_keys_required: 'Estas llaves no son de prueba: usa las de prueba de tu proveedor',
  store_in_test_mode:
    'La tienda está en modo de prueba: nada se cobra. Vuelve a intentarlo cuando venda de nuevo',
  order_is_test: 'Es un pedido de prueba: no se factura, no se envía ni se opina de él',
} as const;
