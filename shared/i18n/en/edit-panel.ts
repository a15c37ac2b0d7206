import type { Translation } from '../texts.ts';
import type { editPanel as es } from '../es/edit-panel.ts';
import { generic } from './generic.ts';
import { openBy } from './open-by.ts';
import { audienceNames } from './store-choices.ts';
import { unsaved } from './unsaved.ts';

/** The texts that all panels of edit mode share. */
export const editPanel: Translation<typeof es> = {
  close: 'Close',
  loading: 'Loading…',
  again: 'Try again',
  listFailed: 'We could not read the list.',
  back: 'Back to the list',
  edit: 'Edit',
  editOf: 'Edit {{name}}',
  remove: 'Delete',
  removeOf: 'Delete {{name}}',
  removing: '{{name}} will be deleted',
  undo: 'Undo',
  undoOf: 'Undo: keep {{name}}',
  save: 'Save',
  saving: 'Saving…',
  english: 'In English (optional)',
  englishHint: 'Visitors who read English see these texts; where one is missing, the one above.',
  more: 'Show more',
  used: '{{used}} of {{max}}',
  order: {
    handle: 'Move {{name}}',
    help: 'Press Space to lift, the arrows to move, Space again to drop, and Escape to leave it as it was.',
    lifted: '{{name}}: lifted, place {{at}} of {{of}}.',
    moved: '{{name}}: place {{at}} of {{of}}.',
    dropped: '{{name}}: dropped at place {{at}} of {{of}}.',
    canceled: '{{name}}: back at place {{at}} of {{of}}.',
  },
  meanwhile: {
    title: 'Somebody else changed this while you were editing it',
    text: 'Nothing is lost: choose which version stays.',
    theirs: 'It says now',
    mine: 'You wrote',
    keepMine: 'Save mine',
    takeTheirs: 'Keep what is there',
    empty: '(empty)',
    gone: 'Somebody else deleted it while you were editing it.',
  },
  targets: audienceNames,
  product: {
    search: 'Search a product by name',
    chosen: 'Product',
    none: 'No product has that name.',
    searching: 'Searching…',
    results: 'Products found',
  },
  openBy,
  unsaved,
  title: generic.success,
  failed: generic.error,
  tryAgain: generic.occurred,
};
