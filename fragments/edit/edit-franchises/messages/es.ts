import { franchiseWords } from '../../../_office/franchises/messages/es.ts';

export const es = { ...franchiseWords, close: 'Cerrar' } as const;

export type Messages = typeof es;
