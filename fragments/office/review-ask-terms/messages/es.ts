/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Correos que piden reseñas',
  intro:
    'A quien recibió su pedido le pedimos por correo que lo reseñe. No se lo pedimos a quien ya lo reseñó, devolvió lo que compró o no quiere más correos de la tienda.',
  days: 'Días después de recibido el pedido',
  daysHint: 'De 0 a {{most}}. Con 0 el correo sale en cuanto se recibe.',
  reminder: 'Recordárselo una vez a quien no haya reseñado',
  reminderDays: 'Días entre el correo y el recordatorio',
  reminderHint: 'De {{least}} a {{most}}. Solo cuenta si se recuerda.',
  needs: {
    days: 'Escribe un número entero de {{least}} a {{most}}.',
    reminder_days: 'Escribe un número entero de {{least}} a {{most}}.',
  },
  save: 'Guardar cuándo se piden',
  saved: 'Quedó guardado: vale para los pedidos por los que aún no se ha preguntado.',
} as const;

export type Messages = typeof es;
