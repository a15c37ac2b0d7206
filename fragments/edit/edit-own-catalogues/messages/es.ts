import { generic } from '../../../../shared/i18n/es/generic.ts';
import { validation } from '../../../../shared/i18n/es/words.ts';
import { unsaved } from '../../../../shared/i18n/es/unsaved.ts';

export const es = {
  title: 'Mis catálogos',
  list: 'Catálogos de la tienda',
  none: 'Tu tienda todavía no tiene catálogos.',
  noneText: 'Crea uno aquí: basta con un nombre.',
  products_one: '{{count}} producto',
  products_other: '{{count}} productos',
  edit: 'Editar',
  editOf: 'Editar el catálogo {{name}}',
  create: 'Nuevo catálogo',
  name: 'Nombre',
  send: 'Crear',
  problems: { required: validation.required, name: validation.invalidName },
  created: 'El catálogo se creó',
  notCreated: 'El catálogo no se creó',
  all: 'Ordenarlos, borrarlos y darles foto',
  more: 'Ver más',
  previous: 'Anteriores',
  again: 'Intentar de nuevo',
  failed: 'No pudimos leer los catálogos.',
  tryAgain: generic.tryAgain,
  close: 'Cerrar',
  unsaved,
} as const;

export type Messages = typeof es;
