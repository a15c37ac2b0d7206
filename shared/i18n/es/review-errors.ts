/** The failures of reviews and of their photos. */
export const reviewErrors = {
  review_not_found: 'No encontramos esa reseña.',
  review_too_early: 'Podrás escribir tu reseña cuando recibas el pedido.',
  already_reviewed: 'Ya escribiste la reseña de este artículo. Recarga la página para cambiarla.',
  review_photos_full: 'Una reseña lleva hasta seis fotos: quita una para subir otra.',
  review_photo_not_found: 'No encontramos esa foto.',
} as const;
