/** What the links to a list's other pages say. */
export const pager = {
  pages: 'Páginas',
  page: 'Página {{page}}',
  position: 'Página {{page}} de {{last}}',
  prev: 'Anterior',
  next: 'Siguiente',
} as const;
