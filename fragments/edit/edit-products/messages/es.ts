import { resaleWords } from '../../../_office/resale/messages/es.ts';

export const es = {
  ...resaleWords,
  title: 'Agregar productos a mi tienda',
  close: 'Cerrar',
} as const;

export type Messages = typeof es;
