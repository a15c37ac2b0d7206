import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'waiting-place',
  es,
  {
    titles: {
      waiting: 'You are on the waiting list',
      offered: 'There is room for you',
      bought: 'These places are yours',
      expired: 'The time is over',
      left: 'You have left the waiting list',
    },
    texts: {
      waiting: 'We write to you when places come free.',
      bought: 'Your order and your tickets are in the mail that confirmed them.',
      expired: 'The places went to the next in line. You can join the list again.',
      left: 'These places will not be offered to you any more.',
    },
    places_one: '{{count}} place',
    places_other: '{{count}} places',
    kept: 'Until {{until}} the places are kept for you alone.',
    buy: 'Buy my places',
    giveUp: 'I do not want them any more',
    leave: 'Leave the list',
    again: 'Join the list again',
    back: 'See the experience',
  },
  {
    titles: { offered: 'Hay lugar para vos' },
    texts: { expired: 'Los lugares pasaron a quien sigue. Podés entrar de nuevo a la lista.' },
    kept: 'Hasta el {{until}} los lugares están apartados solo para vos.',
  },
);
