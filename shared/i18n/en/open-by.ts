import type { Translation } from '../texts.ts';
import type * as es from '../es/open-by.ts';

/** The notice of an editor that another person of the staff has open, too. */
export const openBy: Translation<typeof es.openBy> = {
  by: '{{name}} has this open, too, since {{time}}',
  nameless: 'Somebody else of the team has this open, too, since {{time}}',
};
