import { editPanel } from '../../../../shared/i18n/es/edit-panel.ts';
import { generic } from '../../../../shared/i18n/es/generic.ts';
import { meanwhile } from '../../../../shared/i18n/es/meanwhile.ts';
import { catalogue, move, validation } from '../../../../shared/i18n/es/words.ts';

export const es = {
  edit: 'Editar: {{name}}',
  remove: {
    item: 'Borrar: {{name}}',
    listed: 'Quitar de la tienda: {{name}}',
    catalogue: 'Borrar el catálogo: {{name}}',
    entry: 'Borrar la entrada: {{name}}',
  },
  leaving: {
    item: 'Se borró de la tienda',
    listed: 'Salió de la tienda',
    catalogue: 'Se borró el catálogo',
    entry: 'Se borró la entrada',
  },
  hasProducts: 'Tiene productos, que se quedan',
  anyway: 'Borrar',
  removeAll: 'Borrar de todos modos: {{name}}',
  order: editPanel.order,
  moved: 'El orden se guardó',
  rename: 'Cambiar el nombre: {{name}}',
  name: 'Nombre',
  nameEn: 'Nombre en inglés (opcional)',
  save: editPanel.save,
  cancel: 'Cancelar',
  problems: { required: validation.required, name: validation.invalidName },
  needs: { name: 'Escribe el nombre del catálogo' },
  meanwhile,
  refused: 'No se guardó. Guarda otra vez para que quede lo tuyo.',
  renamed: 'El catálogo tiene otro nombre',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',
  removed: '«{{name}}» ya no está en la tienda',
  catalogue: {
    deleted: catalogue.deleted,
    notDeleted: catalogue.notDeleted,
    couldNotDelete: catalogue.couldNotDelete,
  },
  updating: 'La posición se está actualizando…',
  notMoved: generic.occurred,
  notPlaced: move.failed,
  failed: generic.error,
  tryAgain: generic.occurred,
} as const;

export type Messages = typeof es;
