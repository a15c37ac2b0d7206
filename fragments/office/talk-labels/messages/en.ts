import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('talk-labels', es, {
  title: 'Labels of messages',
  actions: { add: 'Add a label of messages' },
  intro:
    'Put your conversations in order: your team alone sees labels, and the list narrows by them.',
  none: 'There are no labels yet',
  noneText: 'Add the first one: “Wholesale”, or “Complaint”.',
  add: 'New label',
  name: 'Name',
  save: 'Save',
  show: 'Show conversations',
  change: 'Change',
  changeOf: 'Change “{{name}}”',
  delete: 'Delete',
  deleteOf: 'Delete “{{name}}”',
  problem: 'Write a name.',
  back: 'Back to messages',
  done: {
    added: 'The label was added',
    changed: 'The label was saved',
    deleted: 'The label was deleted',
  },
});
