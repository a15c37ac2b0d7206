import { franchiseWords } from '../../../_office/franchises/messages/es.ts';

export const es = {
  ...franchiseWords,
  intro: 'Elige qué franquicias de tu red aparecen en la página de franquicias de tu tienda.',
} as const;

export type Messages = typeof es;
