import { editPanel } from '../../../../shared/i18n/es/edit-panel.ts';
import { generic } from '../../../../shared/i18n/es/generic.ts';
import { catalogue, validation } from '../../../../shared/i18n/es/words.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Catálogos',
  intro: 'Agrupa tus productos. Tus clientes ven los catálogos en este orden.',
  actions: { create: 'Crear un catálogo' },
  list: 'Tus catálogos',
  none: 'Aún no tienes catálogos.',
  noneText: 'Crea el primero: basta con un nombre.',

  create: 'Nuevo catálogo',
  createText: 'Queda después de los demás, y sin productos no se muestra en la tienda.',
  name: 'Nombre',
  nameEn: 'Nombre en inglés (opcional)',
  nameEnHint: 'Si falta, en inglés se lee el primero.',
  photo: 'Foto (opcional)',
  photoHint: 'Se recomienda de 400 × 200 píxeles. Las imágenes se agregan en la galería.',
  noPhoto: 'Sin foto',
  presentPhoto: 'La foto actual',
  choosePhoto: 'Elegir imagen',
  send: 'Crear catálogo',
  sending: 'Creando…',
  problems: { required: validation.required, name: validation.invalidName },
  needs: { name: 'Escribe el nombre del catálogo' },

  products_one: '{{count}} producto',
  products_other: '{{count}} productos',
  empty: 'Sin productos',
  see: 'Ver',
  seeOf: 'Ver en la tienda: {{name}}',
  share: 'Compartir',
  shareOf: 'Compartir: {{name}}',
  copied: 'Enlace copiado',
  notCopied: 'No pudimos copiar el enlace: {{url}}',
  rename: 'Editar',
  renameOf: 'Editar: {{name}}',
  save: 'Guardar',
  saveOf: 'Guardar {{name}}',
  cancel: 'Cancelar',
  cancelOf: 'Cancelar: {{name}}',
  renamedMeanwhile: 'Alguien más cambió «{{name}}». Guarda otra vez para que quede lo tuyo.',
  duplicate: 'Duplicar',
  duplicateOf: 'Duplicar: {{name}}',
  copyOf: '{{name}} (copia)',
  copyOfEn: '{{name}} (copy)',
  remove: 'Borrar',
  removeOf: 'Borrar: {{name}}',
  hasProducts_one:
    '{{name}} tiene {{count}} producto. Si lo borras, el producto sigue en tu tienda.',
  hasProducts_other:
    '{{name}} tiene {{count}} productos. Si lo borras, los productos siguen en tu tienda.',
  removeAll: 'Borrar de todos modos',
  removeAllOf: 'Borrar de todos modos: {{name}}',
  justDeleted: 'Se borró {{name}}',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {{name}} se queda',

  done: {
    created: 'El catálogo se creó',
    renamed: 'El catálogo se guardó',
    deleted: catalogue.deleted,
    restored: 'El catálogo está de vuelta',
    duplicated: 'El catálogo se duplicó',
    moved: 'El orden se guardó',
  },
  order: { ...editPanel.order, label: 'Tus catálogos, en su orden' },
  more: 'Ver más',
  previous: 'Anteriores',
  failed: 'No se pudo',
  tryAgain: generic.tryAgain,
  notDeleted: catalogue.notDeleted,
  couldNotDelete: catalogue.couldNotDelete,
  notMoved: generic.occurred,
} as const;

export type Messages = typeof es;
