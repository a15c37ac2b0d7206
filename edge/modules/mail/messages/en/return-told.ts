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
      exchange_asked: 'You asked for an exchange of order {{number}}',
      exchange_kept: 'The exchange of order {{number}} was accepted',
      exchange_money: 'The return of order {{number}} was accepted',
      exchange_canceled: 'There is no exchange of order {{number}} any more',
      exchange_inspected: 'Your return of order {{number}} was checked',
      exchange_refused: 'The exchange of order {{number}} is not made',
      exchange_sent: 'The exchange of order {{number}} is on its way',
      closed: 'The return of order {{number}} was closed',
    },
    store: {
      opened: 'A return of order {{number}} was asked for',
      withdrawn: 'Withdrawal from the purchase: order {{number}}',
      answered: 'There is a new message in the return of order {{number}}',
      accepted: 'You accepted the return of order {{number}}',
      declined: 'You declined the return of order {{number}}',
      inspected: 'You checked the return of order {{number}}',
      exchange_asked: 'An exchange of order {{number}} was asked for',
      exchange_kept: 'You accepted the exchange of order {{number}}',
      exchange_money: 'You accepted the return of order {{number}}',
      exchange_canceled: 'The exchange of order {{number}} is no longer wanted',
      exchange_inspected: 'You checked the return of order {{number}}',
      exchange_refused: 'You do not make the exchange of order {{number}}',
      exchange_sent: 'You sent the exchange of order {{number}}',
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
      exchange_asked:
        'We have told {{seller}}. We write to you as soon as they answer. Until they do, you may choose your money.',
      exchange_kept:
        '{{seller}} accepted your return and set aside what you want in exchange. This comes next:',
      exchange_money:
        '{{seller}} accepted your return but cannot make the exchange: you get your money. This comes next:',
      exchange_canceled: 'What you return is paid back, as in any other return.',
      exchange_inspected:
        '{{seller}} received your return and checked it. What came is exchanged now: they send it to you.',
      exchange_refused:
        '{{seller}} does not make the exchange: the money for what came is due to you. This is their reason:',
      exchange_sent:
        '{{seller}} sent what you want in exchange. Close the return on its page once you have it: your time to return it begins then.',
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
      exchange_asked:
        '{{name}} wants to exchange items for another choice at the same price. Read what happened and answer: as you accept it, what they want is set aside from your stock. The money of the order stays on hold until you close the return.',
      exchange_kept: 'What they want in exchange is set aside.',
      exchange_money: 'The buyer knows that they get money.',
      exchange_canceled: '{{name}} wants the money. The return goes on as any other.',
      exchange_inspected: 'What came is noted. The exchange has still to be sent.',
      exchange_refused: 'The buyer knows why.',
      exchange_sent: 'The buyer has the tracking number.',
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
