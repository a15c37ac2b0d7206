import { pager } from '../../../../shared/i18n/en/pager.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('own-addresses', es, {
  pager,
  title: 'Addresses',
  actions: { add: 'Make an address lead to another' },
  intro:
    'The old addresses of your store lead to the new ones, so that no link is lost. They only act where there is no page any more.',
  add: 'New address',
  fields: { path: 'Old address', leads_to: 'Leads to' },
  hints: {
    path: 'What follows {{address}}, such as /collection-2024.html',
    leads_to: 'Another address of your store, such as /productos',
  },
  problems: {
    path: 'Write an address of your store that begins with /, and is not its front.',
    leads_to: 'Write an address of your store that begins with /. It cannot be another site’s.',
    same: 'That is the same address: write another.',
  },
  save: 'Add',
  list: 'Your addresses',
  none: 'No address leads to another.',
  noneText:
    'When you change the address of an item, a catalogue or an entry, the old one will be here.',
  things: {
    item: 'An item’s before',
    catalogue: 'A catalogue’s before',
    blog_entry: 'A blog entry’s before',
  },
  written: 'You wrote it',
  leads: 'leads to',
  gone: 'What was there has no page any more',
  remove: 'Delete',
  removeOf: 'Delete: {{name}}',
  restore: 'Put back',
  restoreOf: 'Put back: {{name}}',
  justDeleted: '{{name}} was deleted',
  done: {
    added: 'The address leads there now',
    deleted: 'The address was deleted',
    restored: 'The address is back',
  },
});
