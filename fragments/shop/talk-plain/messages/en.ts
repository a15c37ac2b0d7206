import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkPlain', es, {
  pending_one: '{{count}} message not opened',
  pending_other: '{{count}} messages not opened',
  markRead: 'Mark as read',
  replies: 'Quick replies',
  choose: 'Choose one',
  put: 'Put it into the message',
  items: {
    label: 'Item that you write about',
    find: 'Search',
    found: 'Items: choose one for your message',
    none: 'No item matches.',
  },
});
