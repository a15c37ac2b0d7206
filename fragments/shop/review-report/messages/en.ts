import { starWords } from '../../../../shared/i18n/en/stars.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'review-report',
  es,
  {
    ...starWords,
    title: 'Report a review',
    intro:
      'About {{name}}. The store will look at the review and decide whether to hide it; it is not told about you.',
    reported: 'Thank you: the store has received your report.',
    buyer: 'Buyer',
    reason: 'What is wrong with it?',
    reasons: {
      offensive: 'It offends or insults',
      spam: 'It is advertising',
      personal_data: 'It contains personal data',
      off_topic: 'It is not about the item',
      other: 'Something else',
    },
    send: 'Send the report',
    back: 'Back to the item',
    needs: { reason: 'Choose a reason.' },
  },
  argentine,
);
