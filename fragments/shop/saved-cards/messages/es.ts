/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  choose: 'Usar una tarjeta guardada',
  offer: 'Guardar mi tarjeta para la próxima compra',
  chosen: 'Pagas con {{name}}. Cambiar',
  keeps: 'Guardaremos la tarjeta con que pagues. Cambiar',
  title: 'Tarjetas guardadas',
  ends: 'Vence {{end}}',
  another: 'Otra',
  keep: 'Guardar la que escriba esta vez',
  hint: 'La guarda el proveedor del pago; la tienda solo ve la marca, los últimos cuatro dígitos y el vencimiento. La puedes quitar en Preferencias.',
  save: 'Listo',
  cancel: 'Cancelar',
} as const;

export type Messages = typeof es;
