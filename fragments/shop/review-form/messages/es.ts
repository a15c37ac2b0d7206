import { forms } from '../../../../shared/i18n/es/forms.ts';
import { hideReasonWords } from '../../../../shared/i18n/es/hide-reasons.ts';
import { starWords } from '../../../../shared/i18n/es/stars.ts';
import { success } from '../../../../shared/i18n/es/words.ts';

/** Values replace the names in braces. */
export const es = {
  ...starWords,
  title: 'Reseñas de tu pedido',
  intro:
    'Pedido {{number}}. Tu reseña ayuda a quien todavía no compra; se publica con tu nombre y la inicial de tu apellido.',
  done: {
    created: success.reviewCreated,
    rated: success.ratingSaved,
    updated: success.reviewUpdated,
    photo: 'La foto se agregó a tu reseña',
    photoGone: 'La foto se quitó de tu reseña',
    deleted: 'Tu reseña se borró',
  },
  failed: success.ratingFailed,
  signIn: 'Inicia sesión con la cuenta con la que compraste para escribir tu reseña.',
  toSignIn: 'Iniciar sesión',
  early: 'Podrás escribir tu reseña cuando recibas el pedido.',
  back: 'Ver el pedido',
  items: 'Artículos del pedido',
  write: 'Escribir reseña',
  writeOf: 'Escribir reseña de {{name}}',
  change: 'Cambiar',
  changeOf: 'Cambiar la reseña de {{name}}',
  photoOf: 'Foto {{n}} de tu reseña',
  hiddenPhoto: 'La tienda la oculta',
  add: 'Agregar foto',
  addOf: 'Agregar foto a la reseña de {{name}}',
  addPhoto: 'Foto del artículo (JPG, PNG o WEBP, hasta 4 MB). La verá quien visite la tienda.',
  sendPhoto: 'Subir la foto',
  remove: 'Quitar',
  removeOf: 'Quitar: {{photo}}',
  delete: 'Borrar reseña',
  deleteOf: 'Borrar la reseña de {{name}}',
  deleteText: 'Se borran tus palabras, tus fotos y la respuesta de la tienda.',
  deleteNow: 'Sí, borrar mi reseña',
  hidden: 'La tienda no muestra esta reseña. Razón: {{reason}}.',
  reasons: hideReasonWords,
  answer: 'Respuesta de la tienda',
  qualification: 'Tu calificación',
  names: { 5: 'Excelente', 4: 'Bueno', 3: 'Regular', 2: 'Malo', 1: 'Pésimo' },
  heading: 'Título',
  text: '¿Qué te pareció?',
  textHint: 'Hasta {{max}} caracteres. No escribas datos personales.',
  optional: forms.optional,
  publish: 'Publicar reseña',
  save: 'Guardar cambios',
  cancel: 'Cancelar',
  problems: { tooLong: 'El texto es demasiado largo.' },
  needs: { qualification: 'Elige de 1 a 5 estrellas.' },
} as const;

export type Messages = typeof es;
