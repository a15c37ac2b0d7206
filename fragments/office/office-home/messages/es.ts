export const es = {
  title: 'Administración',
  intro: 'Lo que puedes hacer en {{name}}.',
  groups: { pages: 'Páginas', actions: 'Acciones', own: 'Tu cuenta' },
} as const;

export type Messages = typeof es;
