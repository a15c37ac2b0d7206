export const es = {
  label: 'Administración de la tienda',
  toggle: 'Barra de la tienda',
  home: 'Ver la tienda',
} as const;

export type Messages = typeof es;
