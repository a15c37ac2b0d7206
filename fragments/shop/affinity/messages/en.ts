import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'affinity',
  es,
  {
    title: 'Affinity group',
    intro:
      'A group brings the people and stores of a network together. You ask to join, and it decides.',
    none: 'This network has no affinity group',
    noneText: 'You can get to know its stores.',
    network: 'See the network',
    ofNobody: 'You do not belong to {{group}} yet.',
    asked: 'You asked to join {{group}} on {{day}}. We tell you as soon as it decides.',
    accepted: 'You have belonged to {{group}} since {{day}}.',
    rejected: '{{group}} did not accept your request on {{day}}.',
    left: 'You left {{group}} on {{day}}.',
    reason: 'Reason: {{reason}}',
    ask: 'Ask to join',
    again: 'Ask to join again',
    withdraw: 'Withdraw the request',
    leave: 'Leave the group',
    done: { asked: 'Your request was sent.', left: 'You do not belong to the group any more.' },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    affinity: typeof es;
  }
}
