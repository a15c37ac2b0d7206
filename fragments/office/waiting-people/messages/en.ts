import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'waiting-people',
  es,
  {
    pager,
    title: 'Waiting list',
    intro:
      'The people who wait for places of {{name}}. Places that come free are kept for the next in line, for up to a day, and they are told by mail.',
    open: 'The list is open',
    openText: 'When a kind of ticket is sold out, its page invites people to join the list.',
    closed: 'The list is closed',
    closedText: 'Nobody else can join; those who are in it keep their place.',
    close: 'Close the list',
    reopen: 'Open the list',
    over: 'The experience has ended or was called off: no places are offered any more.',
    people: 'Who waits',
    none: 'Nobody waits for places',
    noneText: 'People who join the list stand here, in their order.',
    states: {
      waiting: 'Waiting',
      offered: 'Has an offer',
      bought: 'Bought',
      expired: 'Lapsed',
      left: 'Left',
    },
    position: 'Number {{position}} in line',
    places_one: '{{count}} place',
    places_other: '{{count}} places',
    until: 'Kept until {{at}}',
    since: 'Joined {{at}}',
    offer: 'Offer now',
    offerTo: 'Offer now to {{name}}',
    remove: 'Take out',
    removeOf: 'Take {{name}} out of the list',
    toDoor: 'Back to the attendants',
    done: {
      opened: 'The list is open',
      closed: 'The list is closed',
      offered: 'The places are kept, and the mail is on its way',
      removed: 'They are not in the list any more',
    },
    failed: 'It was not done',
  },
  { noneText: 'Acá aparecen, en su orden, las personas que entran a la lista.' },
);
