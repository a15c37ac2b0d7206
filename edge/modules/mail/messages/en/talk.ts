import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { talk as es } from '../es/talk.ts';

export const talk: Translation<typeof es> = {
  title_one: 'You have a message at {{store}}',
  title_other: 'You have {{count}} messages at {{store}}',
  text: 'Somebody wrote to you, and is waiting in your messages.',
  textBy: '{{name}} wrote to you, and is waiting in your messages.',
  sms: '{{store}}: you have a message that you have not read. Sign in: {{link}}',
  open: 'Read and answer',
  note: 'Answer on that page: nothing that is sent to this mail arrives. We do not write again until you have opened it.',
  unanswered: 'Nobody has answered yet.',
  noteOfStore:
    'Answer on that page: nothing that is sent to this mail arrives. If nobody answers, we write once more.',
};
