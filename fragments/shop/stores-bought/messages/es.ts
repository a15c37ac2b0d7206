/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Tiendas donde compraste',
  intro: 'Tus compras se ven en la tienda donde las hiciste. Ahí entras con la misma cuenta.',
  orders_one: '{{count}} pedido',
  orders_other: '{{count}} pedidos',
  see: 'Ver mis compras',
  seeOf: 'Ver mis compras en {{name}}',
  none: 'Todavía no encontramos compras tuyas.',
  notWhole: 'Una parte de las tiendas no respondió: puede faltar alguna. Inténtalo más tarde.',
  prove: 'Lo que compraste sin cuenta aparece cuando confirmas tu correo.',
  preferences: 'Ir a mis preferencias',
  back: 'Volver a mis compras',
} as const;

export type Messages = typeof es;
