import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkRating', es, {
  ask: 'How did {{name}} help you?',
  help: 'They closed this conversation. The store sees your rating; a message of yours opens it again.',
  stars: 'Rating',
  star: {
    1: '1: very badly',
    2: '2: badly',
    3: '3: so-so',
    4: '4: well',
    5: '5: very well',
  },
  comment: 'Comment (optional)',
  send: 'Rate',
  thanks: 'Thank you for rating.',
  rated: 'Rating of this conversation',
  of: '{{stars}} of 5',
});
