/**
 * The reasons for which a fragment stands on no foreign page. A shadow root is no boundary: the
 * scripts of the page around it read everything inside it.
 */
export const EMBED_NEVER = {
  staff: {
    es: 'Muestra al equipo de la tienda datos que solo el equipo puede ver.',
    en: 'Shows the store’s staff data that only the staff may see.',
  },
  account: {
    es: 'Muestra o cambia los datos de una cuenta.',
    en: 'Shows or changes the data of an account.',
  },
  proof: {
    es: 'Lleva una prueba de un solo uso que ninguna otra página debe leer.',
    en: 'Carries a one-time proof that no other page may read.',
  },
  order: {
    es: 'Muestra o cambia la compra de una persona.',
    en: 'Shows or changes a person’s purchase.',
  },
  form: {
    es: 'Es un formulario que solo la propia página de la tienda puede enviar.',
    en: 'Is a form that only the store’s own page may post.',
  },
  frame: {
    es: 'Es parte del marco de las páginas de la tienda y no dice nada fuera de ellas.',
    en: 'Is part of the frame around the store’s pages and says nothing outside it.',
  },
  text: {
    es: 'Es el texto entero de una página de la tienda: basta un enlace a ella.',
    en: 'Is the whole text of one of the store’s pages: a link to that page does.',
  },
} as const;
