import { returnReasonWords, returnStateWords } from '../../../../shared/i18n/en/return-words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-returns', es, {
  title: 'Returns',
  intro:
    'What buyers ask to return of your orders. The money of an order stays on hold while its return is open.',
  show: 'Show',
  all: 'All',
  shown: { open: 'Open', closed: 'Closed' },
  list: 'List of returns',
  states: returnStateWords,
  reasons: returnReasonWords,
  none: 'There are no returns',
  noneText: 'They appear here when somebody asks to return a delivered order.',
  openOne: 'See',
  openOf: 'See the return of order {{number}}, from {{buyer}}',
  previous: 'Previous',
  next: 'Next',
});
