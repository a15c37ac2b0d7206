export const es = {
  nav: 'Administración de la tienda',
  menu: 'Menú de administración',
  home: 'Administración',
  shop: 'Ver la tienda',
} as const;

export type Messages = typeof es;
