import { z } from 'zod';
import { FOUND_FROM, foundKinds } from '../rules/office-found.ts';
import { contract, listOf } from './contract.ts';

/** Blanks around a text do not count towards the two characters that it has at least. */
const TWO_VISIBLE = /^\s*\S[\s\S]*\S/;

/** A thing of the store that the office's search found. */
export const foundThing = z
  .object({
    kind: z.enum(foundKinds),
    id: z.string(),
    /** A name or title; an order's number with its buyer, a message's sender, a field's part and label. */
    name: z.string(),
  })
  .meta({ id: 'FoundThing' });
export type FoundThing = z.infer<typeof foundThing>;

export const searchOffice = contract({
  id: 'office.search',
  service: 'office',
  method: 'get',
  path: '/search',
  access: 'menu',
  summary: {
    en: "The store's items, catalogues, orders, blog entries, messages, pictures, team members, legal texts, imports and exports, and fields of its settings and its look, that a text names, of the kinds that the account may work on",
    es: 'Los artículos, catálogos, pedidos, entradas del blog, mensajes, imágenes, miembros del equipo, textos legales, cargas y reportes, y campos de la configuración y del aspecto de la tienda que nombra un texto, de las clases en que la cuenta puede trabajar',
  },
  query: z.object({ text: z.string().trim().min(FOUND_FROM).max(100).regex(TWO_VISIBLE) }),
  sample: { query: { text: 'falda' } },
  answer: listOf(foundThing),
});
