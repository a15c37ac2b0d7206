import { editPanel } from '../../../../shared/i18n/es/edit-panel.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';
import { banner } from '../../../../shared/i18n/es/words.ts';
import { slideWords } from '../../../_edit/slides/messages/es.ts';

export const es = {
  ...slideWords,
  panel: editPanel,
  done: banner,
  words: {
    title: 'Carrusel',
    add: 'Agregar imagen',
    create: 'Nueva imagen',
    change: 'Editar imagen',
    none: 'El carrusel de tu tienda todavía no tiene imágenes.',
    list: 'Imágenes en su orden',
  },
  intro:
    'Una imagen queda fija; con varias, el carrusel avanza solo. La página de inicio muestra las primeras diez.',
  columns: {
    label: 'Columnas',
    one: 'Una: a todo el ancho',
    two: 'Dos: junto al encabezado',
  },
  leads: {
    none: 'Sin enlace',
    url: 'Lleva a una dirección',
    product: 'Lleva a un producto',
    signup: 'Lleva al registro',
  },
  waits: 'Espera su turno',
  views: {
    label: 'Ver las imágenes',
    order: 'En su orden',
    hzt_image: 'Tabla de banners horizontales',
    vrt_image: 'Tabla de banners verticales',
  },
  titles: {
    image: 'Imagen',
    link: 'Enlace',
    type: 'Tipo',
    target: 'Visibilidad',
    acts: 'Acciones',
  },
  types: { none: 'Solo imagen', url: 'Dirección', product: 'Producto', signup: 'Registro' },
  pages: { previous: pager.prev, next: pager.next, position: pager.position },
} as const;

export type Messages = typeof es;
