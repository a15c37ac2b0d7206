import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'event-cancel',
  es,
  {
    title: 'Cancel the experience',
    intro: 'Cancel {{name}} for everybody, with its orders and refunds.',
    introOff: '{{name}} is cancelled: nobody buys or goes in.',
    ask: 'What this undoes',
    tickets: 'Tickets that become void',
    orders: 'Orders that are cancelled',
    goesBack: 'Money that goes back',
    nothing: 'None',
    byHand: 'Orders paid in cash, which you give back',
    what: 'From then on no place is sold and no ticket opens the door. Orders are cancelled and refunded one by one; of those with other things only what belongs to this experience goes back. It cannot be undone.',
    reason: 'Reason',
    reasonHint: 'Each buyer gets it once by mail, in your words.',
    name: 'To confirm, write “{{name}}”',
    cancel: 'Cancel the experience',
    off: 'Cancelled on {{at}}',
    allDone: 'All orders are undone.',
    under:
      '{{done}} of {{orders}} orders are done; it goes on by itself, even if you close this page.',
    left_one: '{{count}} did not work: it is tried again.',
    left_other: '{{count}} did not work: they are tried again.',
    sum: '{{arrived}} of {{amount}} went back.',
    refused_one: '{{count}} refund did not go out.',
    refused_other: '{{count}} refunds did not go out.',
    toPayments: 'See them under Payments',
    told_one: '{{count}} mail address was told.',
    told_other: '{{count}} mail addresses were told, once each.',
    unreached_one: '{{count}} order has no mail address: tell its buyer by phone.',
    unreached_other: '{{count}} orders have no mail address: tell their buyers by phone.',
    open: 'Orders that need you',
    order: 'Order {{number}}',
    faults: {
      changed: 'It changed meanwhile; it is tried again.',
      uncharged: 'Its card is authorised and not charged; charge it or give it up on the order.',
      disputed: 'A dispute or another refund already takes that money.',
      broken: 'It failed on our side; it is tried again.',
      by_hand: 'It was paid in cash: give it back in person.',
    },
    retry: 'Try again now',
    toDoor: 'Back to the attendees',
    done: {
      canceled: 'The experience is cancelled',
      retried: 'They are being tried again',
    },
    failed: 'That did not work',
    needs: {
      reason: 'Write the reason: the buyers read it.',
      name: 'Write the name of the experience.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'event-cancel': typeof es;
  }
}
