import { talkNotices } from '../../../../shared/i18n/en/talk-notices.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('orderTalk', es, {
  title: 'Messages',
  about: 'Messages about order {{number}}',
  none: 'Write to {{name}} about this order.',
  you: 'You',
  deleted: 'Message deleted',
  internal: 'Internal note',
  text: 'Your message to {{name}}',
  send: 'Send',
  all: 'See the whole conversation',
  notices: talkNotices,
});
