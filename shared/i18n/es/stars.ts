/** The words of a number of stars. */
export const starWords = {
  stars_one: '{{count}} estrella',
  stars_other: '{{count}} estrellas',
} as const;
