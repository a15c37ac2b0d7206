import type { Translation } from '../texts.ts';
import type * as es from '../es/factor.ts';

/** The field for a second factor. */
export const factor: Translation<typeof es.factor> = {
  factor: 'Code of your app, or a recovery code',
  factorProblem: 'It has 6 digits, or the 10 letters and numbers of a recovery code',
};
