import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { returnTold as es } from '../es/return-told.ts';

export const returnTold: Translation<typeof es> = {
  title: {
    buyer: {
      opened: 'You asked to return items of order {{number}}',
      answered: 'You have an answer about the return of order {{number}}',
      closed: 'The return of order {{number}} was closed',
    },
    store: {
      opened: 'A return of order {{number}} was asked for',
      answered: 'There is a new message in the return of order {{number}}',
      closed: 'The buyer closed the return of order {{number}}',
    },
  },
  text: {
    buyer: {
      opened: 'We have told {{seller}}. We write to you as soon as they answer.',
      answered:
        '{{seller}} wrote to you. Read the message and answer it on the page of the return.',
      closed: '{{seller}} closed it. The page of the return shows what was refunded to you.',
    },
    store: {
      opened:
        '{{name}} wants to return items. Read what happened, answer, and refund what is due. The money of the order stays on hold until you close the return.',
      answered: '{{name}} wrote to you. Read the message and answer it on the page of the return.',
      closed: '{{name}} closed it. The money of the order is released in its time again.',
    },
  },
  aBuyer: 'The buyer',
  hello: 'Hello, {{name}}.',
  see: { buyer: 'See my return', store: 'See the return' },
  note: {
    buyer: 'You get this mail because you bought at {{store}}.',
    store: 'All that you write to each other stays on the page of the return.',
  },
  stop: 'No more mails from {{store}}',
};
