/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Ventas por día',
  titleWeeks: 'Ventas por semana',
  now: 'Este periodo',
  before: 'Antes',
  explore: 'Explorar la gráfica',
  plot: 'Gráfica de ventas. Muévete con las flechas a la izquierda y a la derecha.',
  point: '{{day}}: {{amount}}, {{orders}}. Antes: {{before}}.',
  bar: '{{day}}: {{amount}}. Antes: {{before}}.',
  orders_one: '{{count}} pedido',
  orders_other: '{{count}} pedidos',
  table: 'Ver como tabla',
  day: 'Día',
  week: 'Semana',
  weekOf: 'Del {{from}} al {{to}}',
  amount: 'Ventas',
  ordersColumn: 'Pedidos',
  failed: 'No se pudo abrir la gráfica. Las barras y la tabla dicen lo mismo.',
} as const;

export type Messages = typeof es;
