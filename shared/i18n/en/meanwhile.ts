import type { Translation } from '../texts.ts';
import type { meanwhile as es } from '../es/meanwhile.ts';

/** Two editors' values of one form, side by side. */
export const meanwhile: Translation<typeof es> = {
  differing: 'Somebody else changed this while you were editing',
  theirs: 'Saved:',
  mine: 'Yours:',
  nothing: '(empty)',
  takeTheirs: 'Keep what is saved',
  takeTheirsOf: 'Keep what is saved: {{field}}',
};
