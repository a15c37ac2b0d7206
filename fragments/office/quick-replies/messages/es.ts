/** Values replace the names in braces. */
export const es = {
  title: 'Respuestas rápidas',
  actions: { add: 'Agregar una respuesta rápida' },
  intro:
    'Lo que tu equipo contesta seguido. Al escribir un mensaje, / muestra estas respuestas: lo que escribas después las filtra.',
  none: 'Todavía no hay respuestas',
  noneText: 'Agrega la primera: por ejemplo, tu horario o cómo haces un cambio.',
  add: 'Nueva respuesta',
  save: 'Guardar',
  change: 'Cambiar',
  changeOf: 'Cambiar «{{shortcut}}»',
  delete: 'Borrar',
  deleteOf: 'Borrar «{{shortcut}}»',
  fields: { shortcut: 'Atajo', locale: 'Idioma', text: 'Respuesta' },
  hints: {
    shortcut: 'Lo que se escribe después de /, hasta {{max}} caracteres: horario',
    text: '{name} es el nombre de quien escribió; {order}, el número de su pedido; {item}, el artículo por el que pregunta.',
  },
  locales: { es: 'Español', en: 'Inglés' },
  problems: {
    shortcut: 'Escribe un atajo de una línea, sin /.',
    text: 'Escribe la respuesta.',
  },
  back: 'Volver a los mensajes',
  done: {
    added: 'Se agregó la respuesta',
    changed: 'Se guardó la respuesta',
    deleted: 'Se borró la respuesta',
  },
} as const;

export type Messages = typeof es;
