import { generic } from '../../../../shared/i18n/en/generic.ts';
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
    item: 'It will be deleted from the store',
    listed: 'It will leave the store',
    catalogue: 'The catalogue will be deleted',
    entry: 'The entry will be deleted',
  },
  undo: 'Undo',
  undoOf: 'Undo: {{name}} stays',
  removed: '“{{name}}” is no longer in the store',
  failed: generic.error,
  tryAgain: generic.tryAgain,
});
