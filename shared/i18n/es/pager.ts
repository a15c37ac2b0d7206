/** The words of the links to a list's other pages. */
export const pager = {
  pages: 'Páginas',
  page: 'Página {{page}}',
  position: 'Página {{page}} de {{last}}',
  prev: 'Anterior',
  next: 'Siguiente',
} as const;
