import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('chat-texts', es, {
  title: 'Greeting and questions',
  actions: { says: 'Change the chat’s greeting', add: 'Add a frequent question' },
  intro:
    'What your chat says before somebody answers: customers read it when they open the chat, and in their conversation.',
  says: 'Texts of the chat',
  questions: 'Frequent questions',
  noneText:
    'Add the first one: how long delivery takes, for example. Whoever asks reads the answer at once, or writes to your team.',
  add: 'New question',
  save: 'Save',
  change: 'Change',
  changeOf: 'Change “{{question}}”',
  delete: 'Delete',
  deleteOf: 'Delete “{{question}}”',
  fields: {
    greeting: 'Greeting in Spanish',
    greetingEn: 'Greeting in English',
    away: 'Outside opening hours, in Spanish',
    awayEn: 'Outside opening hours, in English',
    question: 'Question in Spanish',
    questionEn: 'Question in English',
    answer: 'Answer in Spanish',
    answerEn: 'Answer in English',
  },
  hints: {
    away: 'Shows in the greeting’s place while the store is closed, by its opening hours.',
    english: 'Without a text in English the Spanish one shows.',
  },
  problems: {
    question: 'Write the question.',
    answer: 'Write the answer.',
  },
  back: 'Back to messages',
  done: {
    saved: 'The greeting was saved',
    added: 'The question was added',
    changed: 'The question was saved',
    deleted: 'The question was deleted',
  },
});
