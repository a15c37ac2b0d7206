import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { paymentCodes } from '../rules/payment-codes.ts';
import { providerStates } from '../rules/provider-health.ts';
import { contract, listOf, paging } from './contract.ts';
import { storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** The events that payment providers send to a store, and how each provider answers. */

const base = { service: 'admin', access: 'invoicing-admin' } as const;
const noticeId = z.string().regex(/^nt_[a-z0-9]{26}$/);

/**
 * What became of an event: `taken` into its payment; `waiting` for an answer of the provider about its
 * charge; `unknown` where no payment of the store belongs to it.
 */
export const noticeResults = ['taken', 'waiting', 'unknown'] as const;

/** An event that a provider has sent, proved by the keys of the account. */
export const paymentNotice = z
  .object({
    id: noticeId,
    payment_type: z.enum(paymentCodes),
    /** The provider's own id of it. */
    event: z.string(),
    /** Our reference of the charge, as the event names it. */
    reference: z.string(),
    /** Null where no payment belongs to it. */
    payment: z.string().nullable(),
    result: z.enum(noticeResults),
    /** How often it came. */
    times: z.number().int().min(1),
    first_on: z.string(),
    last_on: z.string(),
  })
  .meta({ id: 'PaymentNotice' });
export type PaymentNotice = z.infer<typeof paymentNotice>;

/** How a provider has answered the store in the last 24 hours. */
export const providerHealth = z
  .object({
    payment_type: z.enum(paymentCodes),
    state: z.enum(providerStates),
    tries: z.number().int().min(0),
    approved: z.number().int().min(0),
    declined: z.number().int().min(0),
    /** Payments whose answer has been waited for longer than two minutes. */
    unanswered: z.number().int().min(0),
    /** Events that wait for an answer of the provider. */
    waiting: z.number().int().min(0),
    /** Events that no key proved. */
    refused: z.number().int().min(0),
    /** The last proved event; null where none has come. */
    last_told_on: z.string().nullable(),
  })
  .meta({ id: 'ProviderHealth' });
export type ProviderHealth = z.infer<typeof providerHealth>;

export const listNotices = contract({
  ...base,
  id: 'admin.payment-notices',
  method: 'get',
  path: '/suppliers/{id}/payment_notices',
  summary: {
    en: 'The events that providers have sent about the payments of the store, the latest first; kept for 90 days',
    es: 'Los avisos que los proveedores mandaron sobre los pagos de la tienda, primero los últimos; se guardan 90 días',
  },
  params: z.object({ id: storeId }),
  query: z.object({ result: z.enum(noticeResults).optional(), ...paging(PAGE_SIZE.table) }),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(paymentNotice),
  errors: ['not_found'],
});

export const listProviders = contract({
  ...base,
  id: 'admin.payment-providers',
  method: 'get',
  path: '/suppliers/{id}/payment_providers',
  summary: {
    en: 'How each provider has answered the store in the last 24 hours',
    es: 'Cómo respondió cada proveedor a la tienda en las últimas 24 horas',
  },
  params: z.object({ id: storeId }),
  sample: { params: { id: sampleIds.store } },
  answer: z.object({ results: z.array(providerHealth) }),
  errors: ['not_found'],
});

export const replayNotice = contract({
  ...base,
  id: 'admin.payment-notice-replay',
  method: 'post',
  path: '/suppliers/{id}/payment_notices/{notice}/replay',
  summary: {
    en: 'Takes an event again: the provider is asked how its charge stands now, and the payment follows; again, it changes nothing',
    es: 'Vuelve a tomar un aviso: se pregunta al proveedor cómo está su cobro y el pago lo sigue; repetirlo no cambia nada',
  },
  params: z.object({ id: storeId, notice: noticeId }),
  body: z.object({}),
  sample: { params: { id: sampleIds.store, notice: `nt_${'0'.repeat(26)}` }, body: {} },
  answer: z.object({ id: noticeId, result: z.enum(noticeResults) }),
  errors: ['not_found', 'payment_failed'],
});
