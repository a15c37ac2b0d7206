import { generic } from '../../../../shared/i18n/en/generic.ts';
import { success } from '../../../../shared/i18n/en/words.ts';
import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { franchiseWords as es } from './es.ts';

export const franchiseWords: Translation<typeof es> = {
  title: 'Franchises in my store',
  search: 'Search by name',
  find: 'Search',
  list: 'Franchises of your network',
  none: 'There are no franchises',
  noneText: 'Your network has no franchises yet.',
  noneFoundText: 'Try another name.',
  inStore: 'In your store',
  self: 'This is your store',
  add: 'Add',
  addOf: 'Add to my store: {{name}}',
  remove: 'Remove',
  removeOf: 'Remove from my store: {{name}}',
  removing: '{{name}} is leaving your store',
  undo: 'Undo',
  undoOf: 'Undo: {{name}} stays',
  done: { added: success.franchiseAdded, removed: success.franchiseRemoved },
  more: 'Show more',
  previous: 'Previous',
  again: 'Try again',
  failed: generic.error,
  listFailed: 'We could not read the list.',
  tryAgain: generic.tryAgain,
  notAdded: 'The franchise was not added',
  notRemoved: 'The franchise was not removed',
};
