import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'affinity-requests',
  es,
  {
    pager,
    title: 'Requests to the group',
    intro: 'Those who ask to join your affinity group, and those who belong to it.',
    list: 'People',
    show: 'Show',
    states: { asked: 'Ask to join', accepted: 'Belong to it', rejected: 'Rejected', left: 'Left' },
    none: {
      asked: 'Nobody asks to join at the moment',
      accepted: 'Nobody belongs to the group yet',
      rejected: 'You have rejected nobody',
      left: 'Nobody has left the group',
    },
    noneText: "Requests come from the sign-up, and from the group's page in each person's account.",
    noGroup: 'Your store is no affinity group',
    noGroupText: 'Stores of that type decide here who joins.',
    gone: 'Deleted account',
    askedOn: 'Asked on {{day}}',
    since: 'Since {{day}}',
    because: 'Reason: {{reason}}',
    accept: 'Accept',
    acceptOf: 'Accept {{name}}',
    reject: 'Reject',
    rejectOf: 'Reject {{name}}',
    end: 'Remove from the group',
    endOf: 'Remove {{name}} from the group',
    reason: 'Reason',
    reasonHint: 'The person reads it in the account.',
    done: { accepted: 'Belongs to the group now', rejected: 'Was told no' },
    needs: { rejection: 'Write the reason: the person reads it.' },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'affinity-requests': typeof es;
  }
}
