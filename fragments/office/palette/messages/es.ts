export const es = {
  open: 'Buscar o ir a…',
  label: 'Buscar en la administración',
  placeholder: '¿Qué quieres hacer?',
  none: 'Nada de lo que puedes hacer se llama así.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  help: 'Elige con las flechas y abre con Entrar.',
  close: 'Cerrar',
  groups: { pages: 'Páginas', actions: 'Acciones', own: 'Tu cuenta' },
} as const;

export type Messages = typeof es;
