import { editPanel } from '../../../../shared/i18n/en/edit-panel.ts';
import { generic } from '../../../../shared/i18n/en/generic.ts';
import { validation } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('edit-marks', es, {
  edit: 'Edit: {{name}}',
  remove: {
    item: 'Delete: {{name}}',
    listed: 'Take out of the store: {{name}}',
    catalogue: 'Delete the catalogue: {{name}}',
    heading: 'Delete this catalogue: {{name}}',
    entry: 'Delete the entry: {{name}}',
  },
  leaving: {
    item: 'It will be deleted from the store',
    listed: 'It will leave the store',
    catalogue: 'The catalogue will be deleted',
    heading: 'This catalogue will be deleted',
    entry: 'The entry will be deleted',
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
  renamed: 'The catalogue has another name',
  undo: 'Undo',
  undoOf: 'Undo: {{name}} stays',
  removed: '“{{name}}” is no longer in the store',
  failed: generic.error,
  tryAgain: generic.occurred,
});
