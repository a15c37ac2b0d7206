export const es = {
  title: 'Administración',
  intro: 'Lo que puedes hacer en {{name}}.',
  search: 'Buscar páginas, ajustes, artículos, pedidos y entradas',
  go: 'Buscar',
  none: 'Nada se llama así.',
  all: 'Ver todo',
  groups: { pages: 'Páginas', actions: 'Acciones', own: 'Tu cuenta', found: 'En tu tienda' },
} as const;

export type Messages = typeof es;
