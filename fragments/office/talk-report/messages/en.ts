import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talkReport', es, {
  title: 'Messages report',
  intro: 'How much your customers ask, how soon you answer, and how they rate you.',
  period: 'Period',
  days: 'Last {{days}} days',
  answers: 'Questions and answers',
  questions: 'Questions',
  questionsHint: 'What a customer writes until the store answers counts as one.',
  conversations: 'Conversations with questions',
  answered: 'Answered',
  waiting: 'Without answer',
  inHour: 'Answered within an hour',
  half: 'Half of them were answered within',
  most: 'Nine of ten were answered within',
  clock: 'Time by the clock, outside opening hours too.',
  minutes: '{{minutes}} min',
  hours: '{{hours}} h {{minutes}} min',
  ratings: 'Ratings',
  mean: 'Mean',
  count: 'How many',
  of: '{{stars}} of 5',
  comments: 'Last comments',
  see: 'See the conversation',
  none: 'Nobody has rated in this period. Customers are asked when you close a conversation that you answered.',
  nothing: 'Nobody has asked anything in this period.',
});
