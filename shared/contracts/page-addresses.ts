import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { addressedThings, ADDRESS_MAX } from '../rules/page-addresses.ts';
import { contract, listOf, paging } from './contract.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** The calls by which owners say where the old addresses of their store lead. */

const redirectId = z.string().regex(/^rd_[a-z0-9]{26}$/);
/** A path of the store; one that leads to another host is none. */
const path = z
  .string()
  .max(2_000)
  .regex(/^\s*\/(?![/\\])/);

/** An address of the store that leads on to another, where no page is at it. */
export const redirect = z
  .object({
    id: redirectId,
    /** Without the store's prefix. */
    path: z.string(),
    /** Where it leads now; null while the thing that was there has no page. */
    leads_to: z.string().nullable(),
    /** The thing that was there before its address changed; null for one that an owner wrote. */
    thing: z.enum(addressedThings).nullable(),
    /** ISO 8601. */
    created_at: z.string(),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirect>;

/** An address that was deleted a moment ago, and can be put back. */
const deletedRedirect = z
  .object({ id: redirectId, name: z.string(), undo_until: z.string() })
  .meta({ id: 'DeletedRedirect' });
export type DeletedRedirect = z.infer<typeof deletedRedirect>;

export const redirects = listOf(redirect).extend({ just_deleted: z.array(deletedRedirect) });
export type Redirects = z.infer<typeof redirects>;

const base = { service: 'addresses-admin', access: 'store-admin' } as const;

export const listRedirects = contract({
  ...base,
  id: 'addresses-admin.list',
  method: 'get',
  path: '/',
  summary: {
    en: 'The addresses of the store that lead on, the last one first',
    es: 'Las direcciones de la tienda que llevan a otra, la última primero',
  },
  query: z.object({ ...paging(PAGE_SIZE.table) }),
  sample: { query: { limit: 5 } },
  answer: redirects,
});

export const addRedirect = contract({
  ...base,
  id: 'addresses-admin.add',
  method: 'post',
  path: '/',
  summary: {
    en: 'Makes an address without a page lead to another address of the store',
    es: 'Hace que una dirección sin página lleve a otra de la tienda',
  },
  body: z.object({ path, leads_to: path }),
  sample: { body: { path: '/coleccion-vieja.html', leads_to: '/productos' } },
  answer: redirect,
  status: 201,
  errors: ['redirect_exists', 'redirect_chain', 'too_many_redirects', 'edited_meanwhile'],
});

export const deleteRedirect = contract({
  ...base,
  id: 'addresses-admin.delete',
  method: 'delete',
  path: '/{id}',
  summary: {
    en: 'Deletes an address that leads on. It can be put back',
    es: 'Borra una dirección que lleva a otra. Se puede devolver',
  },
  params: z.object({ id: redirectId }),
  sample: { params: { id: sampleIds.redirect } },
  answer: deletedRedirect,
  errors: ['redirect_not_found', 'edited_meanwhile'],
});

export const restoreRedirect = contract({
  ...base,
  id: 'addresses-admin.restore',
  method: 'post',
  path: '/{id}/restore',
  summary: {
    en: 'Puts a deleted address back',
    es: 'Devuelve una dirección borrada',
  },
  params: z.object({ id: redirectId }),
  sample: { params: { id: sampleIds.redirect } },
  answer: z.object({}),
  errors: ['redirect_not_found', 'redirect_chain', 'edited_meanwhile'],
});

const thingId = z.string().regex(/^(?:it|ca|be)_[a-z0-9-]{1,62}$/);

/** The address of a thing's page. */
export const thingAddress = z
  .object({
    thing: z.enum(addressedThings),
    name: z.string(),
    /** The end of its page's address. */
    slug: z.string(),
    /** The whole path, without the store's prefix. */
    path: z.string(),
    version: z.number().int(),
    /** The addresses that it had before, the last one first. */
    before: z.array(z.string()),
  })
  .meta({ id: 'ThingAddress' });
export type ThingAddress = z.infer<typeof thingAddress>;

export const getThingAddress = contract({
  ...base,
  id: 'addresses-admin.get',
  method: 'get',
  path: '/things/{id}',
  summary: {
    en: "The address of an item's, a catalogue's or an entry's page, and those that it had",
    es: 'La dirección de la página de un artículo, catálogo o entrada, y las que tuvo',
  },
  params: z.object({ id: thingId }),
  sample: { params: { id: sampleIds.ownCatalogue } },
  answer: thingAddress,
  errors: ['address_gone'],
});

export const changeThingAddress = contract({
  ...base,
  id: 'addresses-admin.change',
  method: 'patch',
  path: '/things/{id}',
  summary: {
    en: 'Changes the end of a page’s address; the old address leads to the new one',
    es: 'Cambia el final de la dirección de una página; la anterior lleva a la nueva',
  },
  params: z.object({ id: thingId }),
  body: z.object({
    slug: z.string().max(10 * ADDRESS_MAX.slug),
    version: z.number().int().min(1).optional(),
  }),
  sample: { params: { id: sampleIds.ownCatalogue }, body: { slug: 'otono' } },
  answer: z.object({ slug: z.string(), path: z.string() }).meta({ id: 'ChangedAddress' }),
  errors: ['address_gone', 'address_taken', 'edited_meanwhile'],
});

/** Where an address without a page leads; null where it leads nowhere. */
export const readRedirect = pageRead({
  id: 'addresses.redirect',
  params: z.object({ path: z.string() }),
  answer: z.object({ leads_to: z.string() }).nullable(),
});
