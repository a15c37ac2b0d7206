import type { Translation } from '../texts.ts';
import type { generic as es } from '../es/generic.ts';

export const generic: Translation<typeof es> = {
  error: 'Error',
  success: 'Success',
  occurred: 'An error occurred',
  hasOccurred: 'An error has occurred',
  tryAgain: 'An error occurred, please try again',
};
