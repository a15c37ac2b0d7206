import { z } from 'zod';
import { LEGAL_MAX, legalKinds } from '../rules/legal.ts';
import { contract } from './contract.ts';
import { version } from './header-edits.ts';
import { pageRead } from './page-read.ts';

/** The legal texts of a store: its terms, its privacy notice, its returns, its imprint. */

const kind = z.enum(legalKinds);
/** HTML, or plain text: the edge keeps what is safe of it. */
const body = z.string().max(LEGAL_MAX);

/** Whose text shoppers read: the store's own, its root store's, the platform's, or none. */
const from = z.enum(['own', 'root', 'platform', 'none']);

export const legalText = z
  .object({
    kind,
    /** HTML; empty where the store has no text of its own. */
    body: z.string(),
    body_en: z.string().nullable(),
    /** 0 where the store has no text of its own. */
    version: z.number().int().min(0),
    /** ISO 8601: since when the store's own text is valid. */
    since: z.string().nullable(),
    from,
  })
  .meta({ id: 'LegalText' });
export type LegalText = z.infer<typeof legalText>;

const listed = legalText.omit({ body: true, body_en: true }).meta({ id: 'ListedLegalText' });
export type ListedLegalText = z.infer<typeof listed>;

const base = { service: 'legal-admin', access: 'store-admin' } as const;

export const listLegalTexts = contract({
  ...base,
  id: 'legal-admin.list',
  method: 'get',
  path: '/',
  summary: {
    en: 'The legal texts of the store, and whose text shoppers read',
    es: 'Los textos legales de la tienda, y de quién es el que se lee',
  },
  answer: z.object({ results: z.array(listed) }),
});

export const getLegalText = contract({
  ...base,
  id: 'legal-admin.get',
  method: 'get',
  path: '/{kind}',
  summary: {
    en: "One of the store's own legal texts in both languages, with its version",
    es: 'Un texto legal propio en ambos idiomas, con su versión',
  },
  params: z.object({ kind }),
  sample: { params: { kind: 'returns' } },
  answer: legalText,
});

export const saveLegalText = contract({
  ...base,
  id: 'legal-admin.save',
  method: 'put',
  path: '/{kind}',
  summary: {
    en: 'Puts a new version of a legal text in force; without a text, the root store’s stands again',
    es: 'Pone en vigor una nueva versión de un texto legal; sin texto, vuelve a leerse el de la tienda raíz',
  },
  params: z.object({ kind }),
  body: z.object({
    body,
    body_en: body.nullable().default(null),
    /** 0 for a text that the store did not have. */
    version: z.union([z.literal(0), version]).optional(),
  }),
  sample: {
    params: { kind: 'returns' },
    body: { body: '<p>Tienes 30 días para cambiar de opinión.</p>' },
  },
  answer: legalText,
  errors: ['edited_meanwhile'],
});

/** A legal text as shoppers read it, in their language; null where there is none. */
export const readLegalText = pageRead({
  id: 'legal.read',
  params: z.object({
    kind,
    /** An earlier version; the present one by default. */
    version: z.number().int().optional(),
  }),
  answer: z
    .object({
      body: z.string(),
      version: z.number().int(),
      since: z.string(),
      /** All versions, the present one first. */
      versions: z.array(z.object({ version: z.number().int(), since: z.string() })),
    })
    .nullable(),
});
export type ShownLegalText = NonNullable<z.infer<(typeof readLegalText)['answer']>>;
