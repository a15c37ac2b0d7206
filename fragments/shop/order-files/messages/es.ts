/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Tus archivos',
  order: 'Pedido {{number}}',
  states: {
    ready: 'Descárgalos cuando quieras. Cada descarga que abres vale diez minutos.',
    unpaid: 'Se descargan aquí en cuanto el pedido esté pagado.',
    revoked: 'Este pedido se canceló o su dinero se devolvió: sus archivos ya no se descargan.',
  },
  download: 'Descargar',
  downloadOf: 'Descargar {{name}}',
  times_one: 'Lo descargaste una vez',
  times_other: 'Lo descargaste {{count}} veces',
} as const;

export type Messages = typeof es;
