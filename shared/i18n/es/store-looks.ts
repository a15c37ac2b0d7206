/** The sections of a store, as its owner switches them on and off. */
export const sectionNames = {
  products: 'Productos',
  digital: 'Digitales',
  services: 'Servicios',
  experiences: 'Experiencias',
  franchises: 'Franquicias',
  retail: 'En tienda (solo en franquicias)',
  catalogues: 'Catálogos',
  blogs: 'Blog',
} as const;

/** The shapes that a store's photo can be cut to. */
export const photoShapes = {
  bdr_cir: 'Círculo con borde',
  cir: 'Círculo',
  bdr_sq: 'Cuadro con borde',
  sq: 'Cuadro',
  bdr_rec: 'Rectángulo con borde',
  rec: 'Rectángulo',
} as const;

/** The columns of the front, with its carousel. */
export const carouselColumns = {
  '1': 'Una: la imagen a todo lo ancho',
  '2': 'Dos: la imagen junto al texto',
} as const;

/** What stands behind the front. */
export const adornments = { '': 'Ninguno', 'geom-circle': 'Círculos' } as const;

/** The foot of every page. */
export const footerStyles = { '3cols1col': 'Tres columnas', default: 'Una línea' } as const;
