import { headerButtons } from '../../../../shared/i18n/es/store-choices.ts';
export const es = {
  label: 'Promociones',
  slide: 'Promoción {{position}} de {{total}}',
  newTab: '(se abre en otra pestaña)',
  buttons: headerButtons,
  /** Splide's own words; `%s` are numbers. */
  splide: {
    prev: 'Promoción anterior',
    next: 'Promoción siguiente',
    first: 'Ir a la primera promoción',
    last: 'Ir a la última promoción',
    slideX: 'Ir a la promoción %s',
    pageX: 'Ir a la página %s',
    play: 'Reanudar las promociones',
    pause: 'Detener las promociones',
    carousel: 'carrusel',
    slide: 'promoción',
    select: 'Elige la promoción que se muestra',
    slideLabel: '%s de %s',
  },
} as const;

export type Messages = typeof es;
