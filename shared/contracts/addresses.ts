import { z } from 'zod';
import { contract, listOf } from './contract.ts';
import { pageRead } from './page-read.ts';
import { address } from './place-order.ts';
import { formCall } from './form-call.ts';
import { sampleAddress, sampleIds } from './samples.ts';

/** The account's book of addresses: checkouts come filled with its first one. */

export const addressId = z.string().regex(/^ad_[a-z0-9]{26}$/);

export const bookAddress = address
  .extend({
    id: addressId,
    /** True for the one that checkouts come filled with. */
    is_default: z.boolean(),
  })
  .meta({ id: 'BookAddress' });
export type BookAddress = z.infer<typeof bookAddress>;

const addressBody = address.extend({
  /** Whether checkouts come filled with it from now on; the first of a book always is. */
  is_default: z.boolean().default(false),
});

const ofAddress = {
  params: z.object({ id: addressId }),
  sample: { params: { id: sampleIds.address } },
} as const;

export const listAddresses = contract({
  id: 'addresses.list',
  service: 'addresses',
  method: 'get',
  path: '/',
  access: 'account',
  summary: {
    en: "The caller's addresses, the one that checkouts come filled with first",
    es: 'Las direcciones de quien llama; primero la que llena sus compras',
  },
  answer: listOf(bookAddress),
});

/** The form of another country: nothing is kept, its page is made again with that country's labels. */
export const showCountry = formCall({
  id: 'addresses.country',
  service: 'addresses',
  idempotency: 'none',
  body: z.object({}),
  answer: z.object({}),
});

export const addAddress = contract({
  id: 'addresses.add',
  service: 'addresses',
  method: 'post',
  path: '/',
  access: 'account',
  summary: {
    en: "Adds an address to the caller's book",
    es: 'Agrega una dirección a la libreta de quien llama',
  },
  body: addressBody,
  sample: { body: sampleAddress },
  answer: bookAddress,
  status: 201,
  errors: ['too_many_addresses'],
});

export const changeAddress = contract({
  id: 'addresses.change',
  service: 'addresses',
  method: 'put',
  path: '/{id}',
  access: 'account',
  summary: {
    en: "Writes one of the caller's addresses anew",
    es: 'Escribe de nuevo una dirección de quien llama',
  },
  params: ofAddress.params,
  body: addressBody,
  sample: { ...ofAddress.sample, body: sampleAddress },
  answer: bookAddress,
  errors: ['address_not_found'],
});

export const chooseAddress = contract({
  id: 'addresses.choose',
  service: 'addresses',
  method: 'put',
  path: '/{id}/default',
  access: 'account',
  summary: {
    en: 'Makes an address the one that checkouts come filled with',
    es: 'Hace que una dirección llene las compras',
  },
  ...ofAddress,
  answer: z.object({}),
  errors: ['address_not_found'],
});

export const removeAddress = contract({
  id: 'addresses.remove',
  service: 'addresses',
  method: 'delete',
  path: '/{id}',
  access: 'account',
  summary: {
    en: 'Takes an address out of the book; for an hour it can be put back',
    es: 'Saca una dirección de la libreta; durante una hora se puede devolver',
  },
  ...ofAddress,
  answer: z.object({}),
  errors: ['address_not_found'],
});

export const restoreAddress = contract({
  id: 'addresses.restore',
  service: 'addresses',
  method: 'put',
  path: '/{id}/restore',
  access: 'account',
  summary: {
    en: 'Puts an address back that was taken out',
    es: 'Devuelve una dirección que se sacó',
  },
  ...ofAddress,
  answer: z.object({}),
  errors: ['address_not_found', 'too_many_addresses'],
});

/** The fields of a checkout that an account has told already. */
const knownBuyer = z.object({
  full_name: z.string(),
  email: z.string().nullable(),
  /** National digits; null without a phone. */
  phone: z.string().nullable(),
  /** ISO 3166-1 alpha-2 of the phone. */
  phone_country: z.string().nullable(),
  addresses: z.array(bookAddress),
});
export type KnownBuyer = z.infer<typeof knownBuyer>;

/** The same of the caller's account; null for a visitor. */
export const readKnownBuyer = pageRead({
  id: 'addresses.known-buyer',
  answer: knownBuyer.nullable(),
});
