/** What Argentina says in other words. */
export const argentine = {
  hint: 'La guarda el proveedor del pago; la tienda solo ve la marca, los últimos cuatro dígitos y el vencimiento. La podés quitar en Preferencias.',
} as const;
