import type { starWords as es } from '../es/stars.ts';
import type { Translation } from '../texts.ts';

/** The words of a number of stars. */
export const starWords: Translation<typeof es> = {
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
};
