import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'event-messages',
  es,
  {
    pager,
    title: 'Messages to the attendees',
    intro: 'Write by mail to the people that have tickets for {{name}}.',
    compose: 'Write a message',
    changing: 'Change the planned message',
    subject: 'Subject',
    text: 'Message',
    textHint: 'Plain text: each line is a paragraph.',
    audience: 'To',
    audiences: {
      all: 'All attendees',
      waiting: 'Those that are not in yet',
      kind: 'One kind of ticket',
    },
    sendAt: 'Send on',
    sendAtHint: "By your store's clock ({{city}}). Empty: it goes out at once.",
    preview: 'See how it looks',
    leave: 'Leave it as it is',
    previewTitle: 'How they will get it',
    reach_one: 'It goes to {{count}} mail address.',
    reach_other: 'It goes to {{count}} mail addresses, once to each.',
    atOnce: 'It goes out at once.',
    at: 'It goes out on {{at}}, to those that have tickets then.',
    unreached_one: '{{count}} ticket has no mail address: tell its holder by phone.',
    unreached_other: '{{count}} tickets have no mail address: tell their holders by phone.',
    nobody: 'Nobody would get it: no ticket of that group has a mail address.',
    send: 'Send it now',
    plan: 'Plan it',
    written: 'What you wrote',
    states: {
      planned: 'Planned',
      sending: 'Going out',
      sent: 'Sent',
      withdrawn: 'Withdrawn',
    },
    sent_one: '{{count}} sent',
    sent_other: '{{count}} sent',
    lost_one: '{{count}} not delivered',
    lost_other: '{{count}} not delivered',
    left_one: '{{count}} on its way',
    left_other: '{{count}} on their way',
    read: 'Read the message',
    change: 'Change',
    changeOf: 'Change “{{subject}}”',
    withdraw: 'Withdraw',
    withdrawOf: 'Withdraw “{{subject}}”',
    none: 'You have written to nobody yet',
    noneText: 'The messages that you send or plan stay here, with how many went out.',
    toDoor: 'Back to the attendees',
    done: {
      sent: 'The message is on its way',
      planned: 'The message is planned',
      changed: 'The message was changed',
      withdrawn: 'The message was withdrawn: it does not go out',
    },
    failed: 'That did not work',
    needs: {
      subject: 'Write the subject.',
      text: 'Write the message.',
      send_at: 'Write the day and the hour, or leave the field empty.',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'event-messages': typeof es;
  }
}
