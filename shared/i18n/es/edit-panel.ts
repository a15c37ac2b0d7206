import { generic } from './generic.ts';
import { openBy } from './open-by.ts';
import { audienceNames } from './store-choices.ts';
import { unsaved } from './unsaved.ts';

/** The texts that all panels of edit mode share. */
export const editPanel = {
  close: 'Cerrar',
  loading: 'Cargando…',
  again: 'Intentar de nuevo',
  listFailed: 'No pudimos leer la lista.',
  back: 'Volver a la lista',
  edit: 'Editar',
  editOf: 'Editar {{name}}',
  remove: 'Borrar',
  removeOf: 'Borrar {{name}}',
  removing: 'Se borrará {{name}}',
  undo: 'Deshacer',
  undoOf: 'Deshacer: conservar {{name}}',
  save: 'Guardar',
  saving: 'Guardando…',
  english: 'En inglés (opcional)',
  englishHint: 'Quien lee en inglés ve estos textos; donde falten, los de arriba.',
  more: 'Ver más',
  used: '{{used}} de {{max}}',
  order: {
    handle: 'Mover {{name}}',
    help: 'Presiona Espacio para levantar, las flechas para mover, Espacio otra vez para soltar y Escape para dejarlo como estaba.',
    lifted: '{{name}}: levantado, lugar {{at}} de {{of}}.',
    moved: '{{name}}: lugar {{at}} de {{of}}.',
    dropped: '{{name}}: quedó en el lugar {{at}} de {{of}}.',
    canceled: '{{name}}: otra vez en el lugar {{at}} de {{of}}.',
  },
  meanwhile: {
    title: 'Alguien más cambió esto mientras lo editabas',
    text: 'Nada se ha perdido: elige qué versión se queda.',
    theirs: 'Ahora dice',
    mine: 'Tú escribiste',
    keepMine: 'Guardar lo mío',
    takeTheirs: 'Quedarme con lo que hay',
    empty: '(vacío)',
    gone: 'Alguien más lo borró mientras lo editabas.',
  },
  targets: audienceNames,
  product: {
    search: 'Buscar un producto por nombre',
    chosen: 'Producto',
    none: 'Ningún producto se llama así.',
    searching: 'Buscando…',
    results: 'Productos encontrados',
  },
  openBy,
  unsaved,
  title: generic.success,
  failed: generic.error,
  tryAgain: generic.occurred,
} as const;
