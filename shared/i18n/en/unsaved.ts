import type { Translation } from '../texts.ts';
import type { unsaved as es } from '../es/unsaved.ts';

/** The question before a panel is left whose text is not saved. */
export const unsaved: Translation<typeof es> = {
  ask: 'What you wrote is not saved.',
  stay: 'Keep editing',
  leave: 'Discard it',
};
