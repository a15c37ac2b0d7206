import type { trouble as es } from '../es/trouble.ts';
import type { Translation } from '../texts.ts';
import { generic } from './generic.ts';

/** The words that replace a view that threw in the browser. */
export const trouble: Translation<typeof es> = {
  failed: `${generic.hasOccurred}.`,
  reload: 'Reload',
};
