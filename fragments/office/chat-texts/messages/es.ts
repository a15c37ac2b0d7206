export const es = {
  title: 'Saludo y preguntas',
  actions: { says: 'Cambiar el saludo del chat', add: 'Agregar una pregunta frecuente' },
  intro:
    'Lo que tu chat dice antes de que alguien responda: se lee al abrir el chat y en la conversación de cada cliente.',
  says: 'Textos del chat',
  questions: 'Preguntas frecuentes',
  noneText:
    'Agrega la primera: por ejemplo, cuánto tarda un envío. Quien pregunta lee la respuesta al momento, o le escribe a tu equipo.',
  add: 'Nueva pregunta',
  save: 'Guardar',
  change: 'Cambiar',
  changeOf: 'Cambiar «{{question}}»',
  delete: 'Borrar',
  deleteOf: 'Borrar «{{question}}»',
  fields: {
    greeting: 'Saludo',
    greetingEn: 'Saludo en inglés',
    away: 'Fuera de horario',
    awayEn: 'Fuera de horario, en inglés',
    question: 'Pregunta',
    questionEn: 'Pregunta en inglés',
    answer: 'Respuesta',
    answerEn: 'Respuesta en inglés',
  },
  hints: {
    away: 'Se muestra en lugar del saludo mientras la tienda está cerrada, según su horario.',
    english: 'Sin texto en inglés se muestra el de español.',
  },
  problems: {
    question: 'Escribe la pregunta.',
    answer: 'Escribe la respuesta.',
  },
  back: 'Volver a los mensajes',
  done: {
    saved: 'Se guardó el saludo',
    added: 'Se agregó la pregunta',
    changed: 'Se guardó la pregunta',
    deleted: 'Se borró la pregunta',
  },
} as const;

export type Messages = typeof es;
