import { generic } from '../../../../shared/i18n/es/generic.ts';
import { success } from '../../../../shared/i18n/es/words.ts';

/** The words of the picker of franchises, on its page and in its dialog. */
export const franchiseWords = {
  title: 'Franquicias de mi tienda',
  search: 'Buscar por nombre',
  find: 'Buscar',
  list: 'Franquicias de tu red',
  none: 'No hay franquicias',
  noneText: 'Tu red todavía no tiene franquicias.',
  noneFoundText: 'Prueba con otro nombre.',
  inStore: 'En tu tienda',
  self: 'Esta es tu tienda',
  add: 'Agregar',
  addOf: 'Agregar a mi tienda: {{name}}',
  remove: 'Quitar',
  removeOf: 'Quitar de mi tienda: {{name}}',
  removing: '{{name}} sale de tu tienda',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',
  done: { added: success.franchiseAdded, removed: success.franchiseRemoved },
  more: 'Ver más',
  previous: 'Anteriores',
  again: 'Intentar de nuevo',
  failed: generic.error,
  listFailed: 'No pudimos leer la lista.',
  tryAgain: generic.tryAgain,
  notAdded: 'La franquicia no se agregó',
  notRemoved: 'La franquicia no se eliminó',
} as const;

export type FranchiseWords = typeof franchiseWords;
