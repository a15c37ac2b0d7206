export const es = {
  menu: 'Menú',
  sections: 'Secciones de la tienda',
  login: 'Iniciar sesión',
  signUp: 'Crear cuenta',
  cart: 'Carrito',
  close: 'Cerrar',
  search: 'Buscar',
  searchIn: 'Buscar en {{store}}',
  explore: 'Explora la tienda',
  suggestions: 'Sugerencias',
  searching: 'Buscando…',
  seeAll_one: 'Ver el resultado',
  seeAll_other: 'Ver los {{count}} resultados',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  noMatch: 'No encontramos nada con «{{text}}».',
  searchAnyway: 'Buscar de todos modos',
  failed: 'No pudimos cargar las sugerencias.',
  free: 'Gratis',
  from: 'Desde',
} as const;

export type Messages = typeof es;
