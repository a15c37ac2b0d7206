export const es = {
  home: 'Inicio',
  about: 'Acerca de nosotros',
  contact: 'Contacto',
  withdrawal: 'Botón de arrepentimiento',
  support: 'Centro de ayuda',
  terms: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  returns: 'Devoluciones',
  imprint: 'Aviso legal',
  information: 'Información',
  categories: 'Categorías',
  catalogues: 'Catálogos',
  seeMore: 'Ver más',
  seeMoreWhat: 'catálogos',
  social: 'Redes sociales',
  on: '{{store}} en {{network}}',
  copyrightShort: '© {{year}} {{store}}',
  copyright: '© {{year}} {{store}}. Todos los derechos reservados.',
} as const;

export type Messages = typeof es;
