import { starWords } from '../../../../shared/i18n/es/stars.ts';

/** Values replace the names in braces. */
export const es = {
  ...starWords,
  title: 'Reportar una reseña',
  intro:
    'Sobre {{name}}. La tienda revisará la reseña y decidirá si la oculta; no sabrá quién la reportó.',
  reported: 'Gracias: la tienda recibió tu reporte.',
  buyer: 'Comprador',
  reason: '¿Qué tiene de malo?',
  reasons: {
    offensive: 'Ofende o insulta',
    spam: 'Es publicidad',
    personal_data: 'Contiene datos personales',
    off_topic: 'No trata del artículo',
    other: 'Otra cosa',
  },
  send: 'Enviar el reporte',
  back: 'Volver al artículo',
  needs: { reason: 'Elige una razón.' },
} as const;

export type Messages = typeof es;
