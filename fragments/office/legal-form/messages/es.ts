/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Texto legal',
  from: {
    own: 'Vigente desde el {{date}}; lo que guardes entra en vigor enseguida.',
    root: 'Tus compradores leen el de tu red de tiendas hasta que escribas el tuyo.',
    platform: 'Tus compradores leen el de la plataforma hasta que escribas el tuyo.',
    none: 'Tu tienda todavía no tiene este texto.',
  },
  save: 'Guardar y poner en vigor',
  saving: 'Guardando…',
  saved: 'El texto está en vigor',
  seeInShop: 'Ver en la tienda',
  spanish: 'En español',
  spanishText: 'Vacío: la tienda vuelve a mostrar el texto que no es tuyo.',
  english: 'En inglés',
  englishText: 'Vacío: se lee el texto de arriba.',
  body: 'Texto',
  body_en: 'Texto, en inglés',
  hint: 'Una línea vacía separa los párrafos.',
  rich: {
    toolbar: 'Formato: {{field}}',
    toggles: {
      bold: 'Negritas',
      italic: 'Cursivas',
      heading: 'Subtítulo',
      bullets: 'Lista',
      numbers: 'Lista numerada',
      quote: 'Cita',
    },
    link: 'Enlace',
    unlink: 'Quitar el enlace',
    address: 'Dirección del enlace',
    noAddress: 'Escribe una dirección, por ejemplo https://ejemplo.mx o /catalogos',
    picture: 'Imagen',
    alt: 'Describe la imagen para quien no la ve',
    put: 'Poner',
    cancel: 'Cancelar',
  },
  differing:
    'Alguien más guardó el texto mientras escribías. Lo tuyo sigue abajo; al guardarlo queda en lugar de lo otro.',
  theirs: 'Guardado:',
  mine: 'Tuyo:',
  nothing: '(vacío)',
  problems: { long: 'El texto es demasiado largo' },
} as const;

export type Messages = typeof es;
