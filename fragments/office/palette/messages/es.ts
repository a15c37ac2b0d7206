/** Strings only: they are sent along with the props. Values go into the places in braces. */
export const es = {
  open: 'Buscar o ir a…',
  label: 'Buscar en la administración',
  placeholder: '¿Qué quieres hacer?',
  none: 'Nada de lo que puedes hacer se llama así.',
  found: { one: '{n} resultado', other: '{n} resultados' },
  help: 'Elige con las flechas y abre con Entrar.',
  close: 'Cerrar',
  groups: { pages: 'Páginas', actions: 'Acciones', own: 'Tu cuenta' },
};
