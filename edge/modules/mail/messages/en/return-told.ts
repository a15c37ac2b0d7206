import type { Translation } from '../../../../../shared/i18n/texts.ts';
import type { returnTold as es } from '../es/return-told.ts';

export const returnTold: Translation<typeof es> = {
  title: {
    buyer: {
      opened: 'You asked to return items of order {{number}}',
      withdrawn: 'We received your withdrawal from order {{number}}',
      answered: 'You have an answer about the return of order {{number}}',
      accepted: 'The return of order {{number}} was accepted',
      declined: 'The return of order {{number}} was declined',
      inspected: 'Your return of order {{number}} was checked',
      closed: 'The return of order {{number}} was closed',
    },
    store: {
      opened: 'A return of order {{number}} was asked for',
      withdrawn: 'Withdrawal from the purchase: order {{number}}',
      answered: 'There is a new message in the return of order {{number}}',
      accepted: 'You accepted the return of order {{number}}',
      declined: 'You declined the return of order {{number}}',
      inspected: 'You checked the return of order {{number}}',
      closed: 'The buyer closed the return of order {{number}}',
    },
  },
  text: {
    buyer: {
      opened: 'We have told {{seller}}. We write to you as soon as they answer.',
      withdrawn:
        'You withdrew from the purchase within the ten days: you need not say why, and it costs you nothing. We have told {{seller}}, who writes to you how the items come back and refunds what you paid.',
      answered:
        '{{seller}} wrote to you. Read the message and answer it on the page of the return.',
      accepted: '{{seller}} accepted your return. This comes next:',
      declined:
        '{{seller}} did not accept it, and the return is closed. While your time lasts, you may ask once more. This is their reason:',
      inspected:
        '{{seller}} received your return and checked it. Its page shows how many pieces came; the refund follows.',
      closed: '{{seller}} closed it. The page of the return shows what was refunded to you.',
    },
    store: {
      opened:
        '{{name}} wants to return items. Read what happened, answer, and refund what is due. The money of the order stays on hold until you close the return.',
      withdrawn:
        '{{name}} withdrew from the whole purchase within the ten days that the law gives. If it has not left yet, cancel it; if it has, agree on how it comes back. All that was paid is refunded, without a restocking fee and without the cost of the way back.',
      answered: '{{name}} wrote to you. Read the message and answer it on the page of the return.',
      accepted: 'The buyer knows how it comes back.',
      declined: 'The buyer knows why.',
      inspected: 'What came is noted. Refund what is due, and close the return.',
      closed: '{{name}} closed it. The money of the order is released in its time again.',
    },
  },
  code: 'Code of the request: {{code}}',
  aBuyer: 'The buyer',
  hello: 'Hello, {{name}}.',
  see: { buyer: 'See my return', store: 'See the return' },
  note: {
    buyer: 'You get this mail because you bought at {{store}}.',
    store: 'All that you write to each other stays on the page of the return.',
  },
  stop: 'No more mails from {{store}}',
};
