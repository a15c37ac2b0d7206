import { generic } from '../../../../shared/i18n/es/generic.ts';

export const es = {
  edit: 'Editar: {{name}}',
  remove: {
    item: 'Borrar: {{name}}',
    listed: 'Quitar de la tienda: {{name}}',
    catalogue: 'Borrar el catálogo: {{name}}',
    entry: 'Borrar la entrada: {{name}}',
  },
  leaving: {
    item: 'Se borrará de la tienda',
    listed: 'Saldrá de la tienda',
    catalogue: 'Se borrará el catálogo',
    entry: 'Se borrará la entrada',
  },
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',
  removed: '«{{name}}» ya no está en la tienda',
  failed: generic.error,
  tryAgain: generic.tryAgain,
} as const;

export type Messages = typeof es;
