export const es = {
  replies: 'Respuestas rápidas',
  search: 'Buscar conversaciones',
  find: 'Buscar',
  status: {
    title: 'Conversaciones por su estado',
    open: 'Abiertas',
    snoozed: 'Pospuestas',
    closed: 'Cerradas',
    all: 'Todas',
  },
  taken: {
    title: 'Conversaciones por quién las atiende',
    all: 'De todos',
    mine: 'Mías',
    nobody: 'De nadie',
  },
} as const;

export type Messages = typeof es;
