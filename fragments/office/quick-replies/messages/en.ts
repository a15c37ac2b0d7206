import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('quick-replies', es, {
  title: 'Quick replies',
  actions: { add: 'Add a quick reply' },
  intro:
    'What your team answers often. While you write a message, / lists these replies: what you type after it narrows them.',
  none: 'There are no replies yet',
  noneText: 'Add the first one: your opening hours, or how an exchange works.',
  add: 'New reply',
  save: 'Save',
  change: 'Change',
  changeOf: 'Change “{{shortcut}}”',
  delete: 'Delete',
  deleteOf: 'Delete “{{shortcut}}”',
  fields: { shortcut: 'Shortcut', locale: 'Language', text: 'Reply' },
  hints: {
    shortcut: 'What is typed after /, up to {{max}} characters: hours',
    text: '{name} is the name of the person who wrote; {order}, the number of their order; {item}, the item that they ask about.',
  },
  locales: { es: 'Spanish', en: 'English' },
  problems: {
    shortcut: 'Write a shortcut of one line, without /.',
    text: 'Write the reply.',
  },
  back: 'Back to the messages',
  done: {
    added: 'The reply was added',
    changed: 'The reply was saved',
    deleted: 'The reply was deleted',
  },
});
