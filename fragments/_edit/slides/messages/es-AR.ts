/** The texts of a slide's form that differ in Argentina. */
export const slideWords = {
  problems: {
    website: 'Escribí la dirección de un sitio web, como https://ejemplo.com',
    link: 'Escribí una dirección que empiece con https:// o con /',
  },
} as const;
