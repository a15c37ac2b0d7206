import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  pager,
  title: 'Blog',
  intro: 'Lo que tu tienda cuenta: borradores, entradas con fecha y las que ya se leen.',
  create: 'Nueva entrada',
  list: 'Tus entradas',
  none: 'Aún no tienes entradas.',
  noneText: 'Escribe la primera: puedes guardarla como borrador y publicarla después.',
  states: {
    draft: 'Borrador',
    planned: 'Se publica el {{date}}',
    published: 'Publicada el {{date}}',
  },
  edit: 'Editar',
  editOf: 'Editar: {{name}}',
  remove: 'Borrar',
  removeOf: 'Borrar: {{name}}',
  restore: 'Devolver',
  restoreOf: 'Devolver: {{name}}',
  justDeleted: 'Se borró {{name}}',
  done: { deleted: 'La entrada se borró', restored: 'La entrada está de vuelta' },
} as const;

export type Messages = typeof es;
