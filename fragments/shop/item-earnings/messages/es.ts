/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Lo que ganas con este artículo',
  earn: 'Ganas {{amount}} por cada venta',
  rate: '{{rate}} de lo que el proveedor deja a quien revende',
  price: 'Se vende en',
  buyBy: 'Tú lo comprarías en',
  earned: 'Ganas',
  variant: 'Opción',
  link: 'Tu enlace: cada venta que llegue por él es tuya',
  onlyYou: 'Solo lo ves tú.',
  hide: 'Ocultar',
  show: 'Ver lo que ganas con este artículo',
} as const;

export type Messages = typeof es;
