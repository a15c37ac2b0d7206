/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Nueva entrada',
  list: 'Blog',
  intro: 'Guárdala como borrador, publícala ya o elige cuándo sale.',
  editIntro: 'Lo que guardes de una entrada publicada se lee enseguida.',
  create: 'Guardar entrada',
  save: 'Guardar cambios',
  saving: 'Guardando…',
  seeInShop: 'Ver en la tienda',
  done: { created: 'La entrada se guardó', saved: 'Los cambios se guardaron' },
  parts: {
    texts: 'Lo que se lee',
    textsText: 'El título y el texto. Puedes pegar HTML: se conservan títulos, listas y enlaces.',
    english: 'En inglés',
    englishText: 'Vacío: se lee el texto de arriba.',
    shown: 'Cómo se muestra',
    shownText: 'La imagen de las listas y desde cuándo se ve.',
  },
  fields: {
    title: 'Título',
    title_en: 'Título, en inglés',
    body: 'Texto',
    body_en: 'Texto, en inglés',
    excerpt: 'Resumen',
    excerpt_en: 'Resumen, en inglés',
    photo: 'Imagen',
    visibility: 'A la vista',
    publish_at: 'Se publica el',
  },
  hints: {
    body: 'Una línea vacía separa los párrafos.',
    excerpt: 'Vacío: el comienzo del texto.',
    photo: 'Las imágenes se agregan en la galería.',
  },
  differing:
    'Alguien más guardó la entrada mientras escribías. Lo tuyo sigue abajo; al guardarlo queda en lugar de lo otro.',
  theirs: 'Guardado:',
  mine: 'Tuyo:',
  nothing: '(vacío)',
  noPhoto: 'Sin imagen',
  visibility: { draft: 'Borrador', shown: 'Publicada', later: 'Más adelante, en una fecha' },
  problems: {
    required: 'Falta este dato',
    long: 'El texto es demasiado largo',
    time: 'Elige día y hora',
  },
  needs: { title: 'Ponle un título' },
} as const;

export type Messages = typeof es;
