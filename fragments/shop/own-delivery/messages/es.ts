/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ask: 'Que la tienda lo entregue',
  chosen: 'Lo entrega la tienda cuando esté listo',
  chosenAt: 'Lo entrega la tienda el {{day}}, {{hours}}',
  of: 'La parte de {{seller}}',
  cost: 'Cuesta {{cost}}.',
  free: 'No cuesta nada.',
  day: 'Día',
  anyDay: 'El día que la tienda pueda',
  hours: 'Hora',
  anyHours: 'Sin hora',
  hint: 'Si pides un día, elige también la hora.',
  needsHours: 'Elige la hora para ese día.',
  needsDay: 'Elige el día para esa hora.',
  use: 'Elegir esta entrega',
} as const;

export type Messages = typeof es;
