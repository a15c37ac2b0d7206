import { generic } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('inbox', es, {
  title: 'Contact inbox',
  actions: { filter: 'Search a contact message' },
  intro: 'What your visitors write on the contact page.',
  list: 'Messages',
  filter: 'Search by name, email or text',
  search: 'Search',
  all: 'Show all',
  found_one: '{{count}} message',
  found_other: '{{count}} messages',
  none: 'There are no messages yet',
  noneText: 'When somebody writes on the contact page, you read it here.',
  noMatch: 'No message with “{{filter}}”',
  noMatchText: 'Try another word, or look at all of them.',
  failed: 'The messages could not be read.',
  tryAgain: generic.tryAgain,
  read: 'Read',
  readOf: 'Read the message from {{name}}',
  more: 'Next',
  previous: 'Previous',
  back: 'Back to the inbox',
  from: 'Message from {{name}}',
  email: 'Email',
  phone: 'Phone',
  page: 'Written from',
  message: 'Message',
  account: 'Written from their account',
  visitor: 'Written without an account',
  answer: 'Answer by email',
});
