import { editPanel } from '../../../../shared/i18n/es/edit-panel.ts';
import { generic } from '../../../../shared/i18n/es/generic.ts';
import { validation } from '../../../../shared/i18n/es/words.ts';

export const es = {
  edit: 'Editar: {{name}}',
  remove: {
    item: 'Borrar: {{name}}',
    listed: 'Quitar de la tienda: {{name}}',
    catalogue: 'Borrar el catálogo: {{name}}',
    heading: 'Borrar este catálogo: {{name}}',
    entry: 'Borrar la entrada: {{name}}',
  },
  leaving: {
    item: 'Se borrará de la tienda',
    listed: 'Saldrá de la tienda',
    catalogue: 'Se borrará el catálogo',
    heading: 'Se borrará este catálogo',
    entry: 'Se borrará la entrada',
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
  renamed: 'El catálogo tiene otro nombre',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',
  removed: '«{{name}}» ya no está en la tienda',
  failed: generic.error,
  tryAgain: generic.occurred,
} as const;

export type Messages = typeof es;
