/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Que pague otra persona',
  text: 'Crea un enlace para que otra persona pague esta compra. Verá el importe, pero no tu nombre, tu dirección ni lo que compraste. Apartamos los artículos una hora.',
  make: 'Crear enlace de pago',
  link: 'Comparte este enlace',
  until: 'Vale hasta las {{time}}, y se paga una sola vez.',
} as const;

export type Messages = typeof es;
