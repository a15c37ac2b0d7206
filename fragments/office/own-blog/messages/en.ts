import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-blog', es, {
  pager,
  title: 'Blog',
  intro: 'The stories of your store: drafts, entries with a date, and those that are read already.',
  create: 'New entry',
  list: 'Your entries',
  none: 'You have no entries yet.',
  noneText: 'Write the first one: you can keep it as a draft and publish it later.',
  states: { draft: 'Draft', planned: 'Goes out on {{date}}', published: 'Published on {{date}}' },
  edit: 'Edit',
  editOf: 'Edit: {{name}}',
  remove: 'Delete',
  removeOf: 'Delete: {{name}}',
  restore: 'Put back',
  restoreOf: 'Put back: {{name}}',
  justDeleted: '{{name}} was deleted',
  done: { deleted: 'The entry was deleted', restored: 'The entry is back' },
});
