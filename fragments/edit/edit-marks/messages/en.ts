import { editPanel } from '../../../../shared/i18n/en/edit-panel.ts';
import { generic } from '../../../../shared/i18n/en/generic.ts';
import { meanwhile } from '../../../../shared/i18n/en/meanwhile.ts';
import { catalogue, move, validation } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('edit-marks', es, {
  edit: 'Edit: {{name}}',
  remove: {
    item: 'Delete: {{name}}',
    listed: 'Take out of the store: {{name}}',
    catalogue: 'Delete the catalogue: {{name}}',
    entry: 'Delete the entry: {{name}}',
  },
  leaving: {
    item: 'It was deleted from the store',
    listed: 'It left the store',
    catalogue: 'The catalogue was deleted',
    entry: 'The entry was deleted',
  },
  hasProducts: 'It has products, which stay',
  anyway: 'Delete',
  removeAll: 'Delete anyway: {{name}}',
  order: editPanel.order,
  moved: 'The order was saved',
  rename: 'Rename: {{name}}',
  name: 'Name',
  nameEn: 'Name in English (optional)',
  save: editPanel.save,
  cancel: 'Cancel',
  problems: { required: validation.required, name: validation.invalidName },
  needs: { name: 'Write the name of the catalogue' },
  meanwhile,
  refused: 'It was not saved. Save again to keep yours.',
  renamed: 'The catalogue has another name',
  undo: 'Undo',
  undoOf: 'Undo: {{name}} stays',
  removed: '“{{name}}” is no longer in the store',
  catalogue: {
    deleted: catalogue.deleted,
    notDeleted: catalogue.notDeleted,
    couldNotDelete: catalogue.couldNotDelete,
  },
  updating: 'The position is being updated…',
  notMoved: generic.occurred,
  notPlaced: move.failed,
  failed: generic.error,
  tryAgain: generic.occurred,
});
