import { SLUG_SUGGESTIONS } from '../kernel/constants/page-sizes.ts';
import { z } from 'zod';
import { NEW_SLUG_MAX, STORE_NAME_MAX } from '../rules/new-store.ts';
import { contract } from './contract.ts';
import { mashup } from './fields.ts';
import { limits } from './limits.ts';
import { pageRead } from './page-read.ts';
import { sampleStore } from './samples.ts';

/** The wizard by which an account opens a store of its own in the network of the store that is asked. */

const params = z.object({ mashup });
const sampleParams = { mashup: sampleStore.mashup };

/** A store's address as it is typed: which of them a new store may have, the answer says. */
const typedSlug = z.string().trim().toLowerCase().max(120);
/** A store's name without control characters, which no page could show. */
const storeName = z
  .string()
  .trim()
  .max(STORE_NAME_MAX)
  // eslint-disable-next-line no-control-regex -- They are what the name must not have.
  .regex(/^[^\u0000-\u001F\u007F-\u009F]*$/);

const freeAddresses = z.array(z.string());

export const slugExists = contract({
  id: 'affiliate.slug-exists',
  service: 'affiliate',
  method: 'post',
  path: '/{mashup}/affiliate/store/slug/exists',
  access: 'account',
  summary: {
    en: 'Whether a new store cannot have this address, and addresses that it could have',
    es: 'Si una tienda nueva no puede tener esta dirección, y cuáles podría tener',
  },
  params,
  body: z.object({
    slug: typedSlug.default(''),
    name: storeName.default(''),
    n_suggestions: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .max(20)
      .default(SLUG_SUGGESTIONS),
  }),
  sample: { params: sampleParams, body: { slug: 'moda', name: 'Moda del Sur' } },
  limits: [limits.slugByAddress],
  answer: z.object({ exists: z.boolean(), suggestions: freeAddresses }),
  errors: ['store_not_found'],
  idempotency: 'none',
});

/** An account's own store. */
const openedStore = z.object({
  id: z.string(),
  slug: z.string(),
  /** Its address on a host of its own. */
  url: z.string(),
  /** The prefix of its pages for a browser that is signed in here; its own address where this host does not serve it. */
  office: z.string(),
});
export type OpenedStore = z.infer<typeof openedStore>;

/** What the owner of a new store has done of the wizard's steps. */
const wizardSteps = z.object({
  /** The store has a photo. */
  looks: z.boolean(),
  /** It has a catalogue. */
  catalogue: z.boolean(),
  /** It has an item, its own or another store's. */
  item: z.boolean(),
  /** It sells an item of another store. */
  others: z.boolean(),
  /** Its owner has chosen how it delivers, or how it is paid. */
  payments: z.boolean(),
});
export type WizardSteps = z.infer<typeof wizardSteps>;

export const createStore = contract({
  id: 'affiliate.create',
  service: 'affiliate',
  method: 'post',
  path: '/{mashup}/affiliate/store',
  access: 'account',
  summary: {
    en: 'Opens a store for the account, live at once; asked again for the same address, it answers the same',
    es: 'Abre una tienda para la cuenta, en línea de inmediato; repetida con la misma dirección, responde lo mismo',
  },
  params,
  body: z.object({ slug: typedSlug.max(NEW_SLUG_MAX), name: storeName.min(1) }),
  sample: { params: sampleParams, body: { slug: 'flores-de-rosa', name: 'Flores de Rosa' } },
  limits: [limits.openStoreByAccount],
  answer: openedStore,
  status: 201,
  errors: ['store_not_found', 'slug_taken', 'store_exists'],
});

export const getOwnStore = contract({
  id: 'affiliate.store',
  service: 'affiliate',
  method: 'get',
  path: '/{mashup}/affiliate/store',
  access: 'account',
  summary: {
    en: 'The account’s own store, with the steps of the wizard that are done; null where it has none',
    es: 'La tienda propia de la cuenta, con los pasos del asistente ya hechos; null si no tiene',
  },
  params,
  sample: { params: sampleParams },
  answer: z.object({ store: openedStore.extend({ steps: wizardSteps }).nullable() }),
  errors: ['store_not_found'],
});

/** The pass with which a form of the page opens the account's store at its own host, signed in. */
export const readPass = pageRead({
  id: 'affiliate.pass',
  answer: z.object({
    /** Null where the account has no store, or is at its host already. */
    pass: z.string().nullable(),
  }),
});

/** What the store that is asked has of the wizard's steps, for its pages there. */
export const readSteps = pageRead({ id: 'affiliate.steps', answer: wizardSteps });

/** Free addresses that resemble one, for the wizard's page. */
export const readSuggestions = pageRead({
  id: 'affiliate.suggestions',
  params: z.object({ slug: z.string(), name: z.string() }),
  answer: freeAddresses,
});
