export const es = {
  label: 'Herramientas de edición',
  fold: 'Herramientas',
  slides: 'Editar fondo',
  headers: 'Editar encabezado',
  edit: {
    item: 'Editar este artículo',
    catalogue: 'Editar este catálogo',
    entry: 'Editar esta entrada',
  },
  into: { item: 'Catálogos del producto', catalogue: 'Copiar a otro catálogo' },
  products: 'Agregar productos',
  franchises: 'Elegir franquicias',
  adding: 'Agregar',
  add: {
    products: 'Producto',
    digital: 'Artículo digital',
    services: 'Servicio',
    experiences: 'Experiencia',
    retail: 'Producto en tienda',
    catalogues: 'Catálogo',
    blogs: 'Entrada del blog',
  },
  catalogues: 'Mis catálogos',
  undo: 'Deshacer mi último cambio',
  redo: 'Rehacer',
  settings: 'Configuración de la tienda',
  viewAs: 'Ver como',
  audiences: {
    own: 'Yo',
    anonymous: 'Visitante',
    registered: 'Persona registrada',
    entrepreneur_without_store: 'Emprendedor sin tienda',
    entrepreneur_with_store: 'Emprendedor con tienda',
  },
} as const;

export type Messages = typeof es;
