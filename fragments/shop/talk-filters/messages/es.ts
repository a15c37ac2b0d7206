export const es = {
  replies: 'Respuestas rápidas',
  manageLabels: 'Etiquetas',
  welcome: 'Saludo y preguntas',
  search: 'Buscar conversaciones',
  find: 'Buscar',
  status: {
    title: 'Conversaciones por su estado',
    open: 'Abiertas',
    snoozed: 'Pospuestas',
    closed: 'Cerradas',
    all: 'Todas',
  },
  labels: { title: 'Conversaciones por etiqueta', all: 'Con o sin etiqueta' },
  taken: {
    title: 'Conversaciones por quién las atiende',
    all: 'De todos',
    mine: 'Mías',
    nobody: 'De nadie',
  },
} as const;

export type Messages = typeof es;
