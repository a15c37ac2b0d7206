import { editPanel } from '../../../../shared/i18n/en/edit-panel.ts';
import { generic } from '../../../../shared/i18n/en/generic.ts';
import { add, move } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'catalogue-items',
  es,
  {
    title: 'Products of a catalogue',
    intro_one: '{{count}} product. Customers see them in this order.',
    intro_other: '{{count}} products. Customers see them in this order.',
    list: 'Products',
    search: 'Search the catalogue',
    find: 'Search',
    all: 'Show all',
    see: 'View in the store',
    addOthers: 'Add from other stores',
    none: 'This catalogue has no products.',
    noneText: 'Add one from another catalogue by “Move or copy”.',
    noneFound: 'No product matches.',
    noneFoundText: 'Try another word.',
    free: 'Free',
    soldOut: 'Sold out',
    unpublished: 'Not published',
    hidden: 'Hidden',
    remove: 'Remove',
    removeOf: 'Remove from the catalogue: {{name}}',
    removing: '{{name}} is leaving the catalogue',
    undo: 'Undo',
    undoOf: 'Undo: {{name}} stays',
    transfer: 'Move or copy',
    transferOf: 'Move or copy: {{name}}',
    into: 'To another catalogue',
    move: 'Move',
    moveOf: 'Move: {{name}}',
    clone: 'Copy',
    cloneOf: 'Copy: {{name}}',
    updating: 'The position is being updated…',
    done: {
      removed: 'The product is no longer in the catalogue',
      moved: 'The product is in the other catalogue',
      cloned: add.added,
      already: 'The other catalogue has it already',
    },
    order: { ...editPanel.order, label: 'Products, in their order' },
    previous: 'Previous',
    next: 'Next',
    failed: 'That did not work',
    tryAgain: generic.tryAgain,
    notMoved: move.failed,
    notCloned: add.failed,
    notRemoved: add.removeFailed,
  },
  argentine,
);
