import { editPanel } from '../../../../shared/i18n/en/edit-panel.ts';
import { generic } from '../../../../shared/i18n/en/generic.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { catalogue, validation } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'own-catalogues',
  es,
  {
    title: 'Catalogues',
    intro: 'Group your products. Customers see the catalogues in this order.',
    actions: { create: 'Create a catalogue' },
    list: 'Your catalogues',
    none: 'You have no catalogues yet.',
    noneText: 'Create the first one: a name is enough.',

    create: 'New catalogue',
    createText: 'It comes after the others, and the store shows it once it has products.',
    name: 'Name',
    nameEn: 'Name in English (optional)',
    nameEnHint: 'Where it is missing, English pages show the first one.',
    photo: 'Photo (optional)',
    photoHint: '400 × 200 pixels are recommended. Pictures are added in the gallery.',
    noPhoto: 'No photo',
    presentPhoto: 'The present photo',
    choosePhoto: 'Choose a picture',
    send: 'Create catalogue',
    sending: 'Creating…',
    problems: { required: validation.required, name: validation.invalidName },
    needs: { name: 'Enter the catalogue’s name' },

    products_one: '{{count}} product',
    products_other: '{{count}} products',
    empty: 'No products',
    see: 'View',
    seeOf: 'View in the store: {{name}}',
    share: 'Share',
    shareOf: 'Share: {{name}}',
    copied: 'Link copied',
    notCopied: 'We could not copy the link: {{url}}',
    rename: 'Edit',
    renameOf: 'Edit: {{name}}',
    save: 'Save',
    saveOf: 'Save {{name}}',
    cancel: 'Cancel',
    cancelOf: 'Cancel: {{name}}',
    renamedMeanwhile: 'Somebody else changed “{{name}}”. Save again to keep your version.',
    duplicate: 'Duplicate',
    duplicateOf: 'Duplicate: {{name}}',
    copyOf: '{{name}} (copy)',
    copyOfEn: '{{name}} (copy)',
    remove: 'Delete',
    removeOf: 'Delete: {{name}}',
    hasProducts_one:
      '{{name}} has {{count}} product. If you delete it, the product stays in your store.',
    hasProducts_other:
      '{{name}} has {{count}} products. If you delete it, the products stay in your store.',
    removeAll: 'Delete anyway',
    removeAllOf: 'Delete anyway: {{name}}',
    justDeleted: '{{name}} was deleted',
    undo: 'Undo',
    undoOf: 'Undo: {{name}} stays',

    done: {
      created: 'The catalogue was created',
      renamed: 'The catalogue was saved',
      deleted: catalogue.deleted,
      restored: 'The catalogue is back',
      duplicated: 'The catalogue was duplicated',
      moved: 'The order was saved',
    },
    order: { ...editPanel.order, label: 'Your catalogues, in their order' },
    more: 'Show more',
    previous: 'Previous',
    failed: 'That did not work',
    tryAgain: generic.tryAgain,
    notDeleted: catalogue.notDeleted,
    couldNotDelete: catalogue.couldNotDelete,
    notMoved: generic.occurred,
  },
  argentine,
);
