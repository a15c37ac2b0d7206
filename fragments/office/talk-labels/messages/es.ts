export const es = {
  title: 'Etiquetas de mensajes',
  actions: { add: 'Agregar una etiqueta de mensajes' },
  intro: 'Ordena tus conversaciones: solo las ve tu equipo, y la lista se filtra por ellas.',
  none: 'Todavía no hay etiquetas',
  noneText: 'Agrega la primera: por ejemplo, «Mayoreo» o «Queja».',
  add: 'Nueva etiqueta',
  name: 'Nombre',
  save: 'Guardar',
  show: 'Ver conversaciones',
  change: 'Cambiar',
  changeOf: 'Cambiar «{{name}}»',
  delete: 'Borrar',
  deleteOf: 'Borrar «{{name}}»',
  problem: 'Escribe un nombre.',
  back: 'Volver a los mensajes',
  done: {
    added: 'Se agregó la etiqueta',
    changed: 'Se guardó la etiqueta',
    deleted: 'Se borró la etiqueta',
  },
} as const;

export type Messages = typeof es;
