import { validation } from '../../../../shared/i18n/es/words.ts';

/** The words of a slide's form, and of its line in a list. */
export const slideWords = {
  name: 'Imagen {{n}}',
  labels: {
    hzt_image: 'Imagen horizontal',
    vrt_image: 'Imagen para celular',
    target: 'Quién la ve',
    action_type: 'La imagen lleva a',
    url: 'Dirección',
    url_target: 'Los sitios web se abren',
    product: 'Producto',
  },
  choose: {
    hzt_image: 'Elegir la imagen horizontal',
    vrt_image: 'Elegir la imagen para celular',
  },
  chooseOther: {
    hzt_image: 'Cambiar la imagen horizontal',
    vrt_image: 'Cambiar la imagen para celular',
  },
  sizes: {
    hzt_image: 'Tamaño recomendado: {{width}} × {{height}} píxeles. JPG, PNG o SVG.',
    vrt_image: 'Tamaño recomendado: {{width}} × {{height}} píxeles. JPG, PNG o SVG.',
  },
  advice: {
    small:
      'La imagen mide {{has}} píxeles de ancho: con menos de {{least}} se verá borrosa. Elige una más grande.',
    soft: 'La imagen mide {{has}} píxeles de ancho: en pantallas grandes se ve nítida desde {{sharp}} píxeles.',
    large:
      'La imagen mide {{has}} píxeles de ancho. Más de {{most}} no se notan: la mostramos reducida a {{width}} × {{height}}.',
  },
  actions: {
    none: 'Ningún lado',
    url: 'Una dirección',
    product: 'Un producto',
    signup: 'El registro',
  },
  tabs: { new: 'En una pestaña nueva', same: 'En la misma pestaña' },
  websiteHint: 'Con una columna, la dirección de un sitio web: https://…',
  linkHint: 'Una dirección web (https://…) o una página de tu tienda, como /catalogos.',
  problems: {
    required: validation.required,
    website: 'Escribe la dirección de un sitio web, como https://ejemplo.com',
    link: 'Escribe una dirección que empiece con https:// o con /',
  },
  needs: {
    hzt_image_id: 'Falta elegir la imagen horizontal',
    vrt_image_id: 'Falta elegir la imagen para celular',
    url: 'Falta la dirección a la que lleva la imagen',
    product: 'Falta elegir el producto',
  },
} as const;

export type SlideWords = typeof slideWords;
