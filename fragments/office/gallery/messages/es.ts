import { es as pictures } from '../../../_office/library/messages/es.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...pictures,
  title: 'Galería',
  actions: { upload: 'Subir imágenes' },
  found: 'Imágenes con «{{text}}» en su nombre.',
  all: 'Ver todas',
  intro:
    'Las imágenes de tu tienda. De las fotos quitamos el lugar y los demás datos ocultos; solo queda lo que se ve.',
  show: 'Qué imágenes se ven',
  shown: { all: 'Todas', description: 'Sin descripción ({{count}})' },
  undescribed: 'Sin descripción',
  allDescribed: 'Todas las imágenes tienen descripción.',
  allDescribedText: 'Quien no las ve también sabe qué muestran.',
  list: 'Tus imágenes',
  edit: 'Cambiar',
  name: 'Nombre',
  alt: 'La imagen en palabras, para quien no la ve',
  alt_en: 'La imagen en palabras, en inglés',
  decorative: 'Solo decora: quien no la ve no pierde nada',
  focal: 'Punto que conservan los recortes: tócalo en la imagen, o muévelo',
  across: 'De izquierda a derecha',
  down: 'De arriba abajo',
  save: 'Guardar',
  saveOf: 'Guardar los cambios de {{name}}',
  remove: 'Borrar',
  removeOf: 'Borrar {{name}}',
  removing: '{{name}} se borra',
  undo: 'Deshacer',
  undoOf: 'Deshacer: conservar {{name}}',
  usedIn: 'No se puede borrar todavía, porque tu tienda la muestra aquí: {{places}}.',
  places: {
    shop: 'foto o icono de la tienda',
    slide: 'carrusel',
    catalogue: 'catálogo {{name}}',
    item: 'artículo {{name}}',
    blog: 'entrada del blog {{name}}',
    legal: 'textos legales',
  },
  done: { changed: 'La imagen se guardó', removed: 'La imagen se borró' },
} as const;

export type Messages = typeof es;
