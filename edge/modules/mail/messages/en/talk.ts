import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { talk as es } from '../es/talk.ts';

export const talk: Translation<typeof es> = {
  title_one: 'You have a message from {{name}}',
  title_other: 'You have {{count}} messages from {{name}}',
  somebody: 'somebody',
  text: 'It is waiting in your messages at {{store}}.',
  open: 'Read and answer',
  note: 'Answer on that page: nothing that is sent to this mail arrives. We do not write again until you have opened it.',
};
