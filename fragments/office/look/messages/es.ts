import {
  adornments,
  carouselColumns,
  footerStyles,
  photoShapes,
  sectionNames,
} from '../../../../shared/i18n/es/store-looks.ts';

/** Values replace the names in braces. */
export const es = {
  title: 'Aspecto en preparación',
  actions: { save: 'Preparar otro aspecto de la tienda' },
  intro:
    'Prepara otro aspecto sin que nadie lo vea, compártelo para que opinen, y publícalo ahora o en la fecha que quieras.',
  form: 'Aspecto',
  fields: {
    color1: 'Color principal',
    color2: 'Color de acento',
    bgcolor: 'Color de fondo',
    footer_bg: 'Fondo del pie',
    footer_fg: 'Texto del pie',
    photo: 'Foto de la tienda',
    favicon: 'Icono de la pestaña',
    columns: 'Columnas del carrusel',
    adornment_type: 'Adorno del fondo',
    footer_style: 'Estilo del pie',
    photo_display: 'Forma de la foto',
    darkmode: 'Empezar en modo oscuro',
    hidden_darkmode: 'Ocultar el cambio entre claro y oscuro',
    hidden_store_name: 'Mostrar solo la foto, sin el nombre',
    hidden_search_bar: 'Ocultar el buscador y los catálogos',
    sections: 'Secciones del menú',
    publish_at: 'Publicar el',
  },
  hints: {
    color: 'Como #7a2e5e. Vacío: el de siempre.',
    publish_at: 'Con el reloj de tu tienda ({{city}}). Vacío: lo publicas tú.',
  },
  picture: { none: 'Sin imagen', present: 'La de ahora' },
  columns: carouselColumns,
  adornment: adornments,
  footer_style: footerStyles,
  photo_display: photoShapes,
  section: sectionNames,
  save: 'Guardar sin publicar',
  none: 'Todavía no preparas nada: lo de abajo es lo que se ve ahora.',
  draft: 'Vista previa',
  planned: 'Se publica: {{when}}',
  unplanned: 'Nadie lo ve hasta que lo publiques.',
  share: 'Quien tenga esta dirección ve la vista previa, hasta que publiques o descartes:',
  frame: 'La tienda con el aspecto en preparación',
  publish: 'Publicar ahora',
  drop: 'Descartar',
  advice:
    '{{field}}: el texto queda con {{ratio}} de contraste, menos de 4.5. Con {{passes}} se lee.',
  problems: {
    color: 'Escribe un color como #7a2e5e',
    time: 'Elige día y hora',
  },
  done: {
    saved: 'El aspecto se guardó: solo lo ve quien tenga la dirección',
    published: 'El aspecto se publicó: así se ve ya tu tienda',
    dropped: 'El aspecto se descartó',
  },
} as const;

export type Messages = typeof es;
