import { editPanel } from '../../../../shared/i18n/es/edit-panel.ts';
import { headerButtons } from '../../../../shared/i18n/es/store-choices.ts';
import { header, validation } from '../../../../shared/i18n/es/words.ts';

export const es = {
  // The title of its successes, in the spec's spelling.
  panel: { ...editPanel, title: 'Exito' },
  done: header,
  words: {
    title: 'Encabezados',
    add: 'Agregar encabezado',
    create: 'Nuevo encabezado',
    change: 'Editar encabezado',
    none: 'Tu tienda todavía no tiene encabezados.',
    list: 'Encabezados en su orden',
  },
  intro: 'La página de inicio muestra el primero. Los demás esperan su turno.',
  shown: 'Se muestra',
  labels: {
    title: 'Título',
    subtitle: 'Subtítulo',
    description: 'Descripción',
    title_en: 'Título en inglés',
    subtitle_en: 'Subtítulo en inglés',
    description_en: 'Descripción en inglés',
    target: 'Quién lo ve',
    action_type: 'El botón lleva a',
    url: 'Dirección',
    product: 'Producto',
    button_label: 'Texto del botón',
    bgcolor: 'Color de fondo',
  },
  noGround: 'Sin color',
  ownGround: 'Otro color',
  ownColor: 'Color de fondo a tu gusto',
  pick: 'Elegir el color de fondo',
  reads: 'El color del texto se elige solo para que se lea: contraste {{ratio}} a 1.',
  grounds: {
    white: 'Blanco',
    sand: 'Arena',
    sage: 'Salvia',
    night: 'Azul noche',
    wine: 'Vino',
    coal: 'Carbón',
  },
  actions: { none: 'Ningún lado: sin botón', url: 'Una dirección', product: 'Un producto' },
  buttons: headerButtons,
  urlHint: 'Una dirección web (https://…) o una página de tu tienda, como /catalogos.',
  problems: {
    required: validation.required,
    link: 'Escribe una dirección que empiece con https:// o con /',
    color: 'Escribe un color como #1d4d3f',
  },
  needs: {
    title: 'Falta el título',
    url: 'Falta la dirección a la que lleva el botón',
    product: 'Falta elegir el producto',
    bgcolor: 'Falta un color de fondo como #1d4d3f',
  },
} as const;

export type Messages = typeof es;
