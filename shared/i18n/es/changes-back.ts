/** The steps that take an account's own changes back, and do them again. */
export const changesBack = {
  done: {
    undo: 'Se deshizo: {{subject}}. Para rehacerlo: Ctrl o Cmd + Mayús + Z',
    redo: 'Se rehízo: {{subject}}',
  },
  none: {
    undo: 'No hay un cambio tuyo de la última hora que deshacer',
    redo: 'No hay un cambio que rehacer',
  },
  failed: 'No se pudo',
  tryAgain: 'Intenta de nuevo, o búscalo en el historial.',
  subjects: {
    header: 'encabezado',
    header_order: 'orden de los encabezados',
    slide: 'carrusel o banner',
    slide_order: 'orden del carrusel o de los banners',
    settings: 'configuración',
    picture: 'imagen',
    catalogue: 'catálogo',
    catalogue_items: 'productos de los catálogos',
    item: 'artículo',
    blog_entry: 'entrada del blog',
    redirect: 'dirección que lleva a otra',
    legal_text: 'texto legal',
    review: 'reseña',
    franchise: 'franquicia',
    listing: 'artículos de otras tiendas',
  },
} as const;
