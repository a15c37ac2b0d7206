import { generic, image, validation } from '../../../../shared/i18n/es/words.ts';

/** The words of a library of pictures, for the fragments that show one. */
export const es = {
  pictures_one: '{{count}} imagen',
  pictures_other: '{{count}} imágenes',
  none: 'Todavía no hay imágenes.',
  noneText: 'Sube la primera: aquí queda, para usarla donde quieras.',
  more: 'Ver más',
  previous: 'Anteriores',
  size: '{{width}} × {{height}} px',

  upload: {
    choose: 'Elegir imágenes',
    drop: 'O arrástralas aquí, o pégalas. JPG, PNG, WebP o SVG de hasta {{megabytes}} MB.',
    problems: { type: validation.imageTooLarge, size: validation.imageTooLarge },
    states: {
      refused: 'No se envió',
      sending: 'Enviando…',
      done: 'En tu biblioteca',
      failed: 'No se guardó',
      canceled: 'Detenida',
    },
    cancel: 'Detener',
    cancelOf: 'Detener {{name}}',
    retry: 'Otra vez',
    retryOf: 'Enviar otra vez {{name}}',
    remove: 'Quitar',
    removeOf: 'Quitar {{name}} de la lista',
  },
  rejected: image.rejected,
  rejectedText: '{{name}}: puede ser JPG, PNG, WebP o SVG, de hasta {{megabytes}} MB.',
  sendFailed: 'La imagen no se guardó. Inténtalo de nuevo.',
  failed: 'No se pudo',
  listFailed: 'No pudimos leer tus imágenes.',
  again: 'Intentar de nuevo',
  tryAgain: generic.tryAgain,
} as const;

export type LibraryWords = typeof es;
