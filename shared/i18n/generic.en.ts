import type { generic as es } from './generic.es.ts';

export const generic: typeof es = {
  error: 'Error',
  success: 'Success',
  occurred: 'An error occurred',
  hasOccurred: 'An error has occurred',
  tryAgain: 'An error occurred, please try again',
};
