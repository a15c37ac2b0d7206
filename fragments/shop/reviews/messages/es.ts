import { generic } from '../../../../shared/i18n/es/words.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';
import { starWords } from '../../../../shared/i18n/es/stars.ts';

/** Values replace the names in braces. */
export const es = {
  pager,
  ...starWords,
  title: 'Reseñas',
  average: 'Calificación promedio: {{average}} de 5',
  count_one: '{{count}} reseña de quien lo compró',
  count_other: '{{count}} reseñas de quienes lo compraron',
  byStars: 'Reseñas por estrellas',
  filter_one: '{{stars}}: {{count}} reseña',
  filter_other: '{{stars}}: {{count}} reseñas',
  all: 'Ver todas las reseñas',
  only: 'Solo las de {{stars}}',
  noneOf: 'No hay reseñas de {{stars}}',
  pastLast: 'Esta página no existe',
  failed: generic.tryAgain,
  again: 'Intentar de nuevo',
  buyer: 'Comprador',
  verified: 'Compra verificada',
  changed: 'Editada el {{date}}',
  photoOf: 'Foto {{n}} de quien lo compró',
  answer: 'Respuesta de la tienda',
  report: 'Reportar',
  reportOf: 'Reportar la reseña de {{author}}',
} as const;

export type Messages = typeof es;
