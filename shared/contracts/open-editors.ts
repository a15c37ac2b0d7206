import { z } from 'zod';
import { contract, listOf } from './contract.ts';
import { pageRead } from './page-read.ts';

/** Which editors of a store its staff have open at present. */

/**
 * The editor of the settings, the headers, the carousel, the menu, the look in preparation, the items'
 * table, the list of catalogues or a legal text, or that of one item, catalogue or entry of the blog.
 */
export const editorPlace = z
  .string()
  .regex(
    /^(?:settings|headers|slides|menu|look|sheet|catalogues|legal-[a-z]{1,20}|(?:it|ca|be)_[a-z0-9-]{1,60})$/,
  );

export const openBy = z
  .object({
    /** The person's name; null where the account shows none. */
    name: z.string().nullable(),
    /** Since when they have had it open, ISO 8601. */
    since: z.string(),
  })
  .meta({ id: 'OpenBy' });
export type OpenBy = z.infer<typeof openBy>;

const params = z.object({ place: editorPlace });
const sample = { params: { place: 'settings' } };

export const keepEditorOpen = contract({
  id: 'office.editor-open',
  service: 'office',
  method: 'put',
  path: '/editors/{place}',
  access: 'store-admin',
  // Saying it twice is saying it once: nothing is remembered of it.
  idempotency: 'none',
  summary: {
    en: 'Says that the account has an editor of the store open, for 75 seconds; answers which others of the staff have it open',
    es: 'Dice que la cuenta tiene abierto un editor de la tienda, por 75 segundos; responde qué otras personas del equipo lo tienen abierto',
  },
  params,
  sample,
  answer: listOf(openBy),
});

export const closeEditor = contract({
  id: 'office.editor-close',
  service: 'office',
  method: 'delete',
  path: '/editors/{place}',
  access: 'store-admin',
  idempotency: 'none',
  summary: {
    en: 'Says that the account has left an editor of the store',
    es: 'Dice que la cuenta dejó un editor de la tienda',
  },
  params,
  sample,
  answer: z.object({}),
});

/** The others of the staff that have an editor open, for the page of that editor. */
export const readOpenEditor = pageRead({
  id: 'office.editor',
  params,
  answer: z.array(openBy),
});
