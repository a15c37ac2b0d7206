import { es as pictures } from '../../../_office/library/messages/es.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  ...pictures,
  title: 'Elegir una imagen',
  close: 'Cerrar',
} as const;

export type Messages = typeof es;
