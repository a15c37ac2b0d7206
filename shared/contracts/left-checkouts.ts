import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { paymentCodes } from '../rules/payment-codes.ts';
import { contract, listOf, paging } from './contract.ts';
import { checkoutId, currency, minor, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** Checkouts whose buyers named a contact and bought nothing. */

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const leftCheckout = z
  .object({
    checkout: checkoutId,
    begun_on: z.string(),
    amount: minor,
    currency,
    /** The way to pay that was chosen last. */
    payment_type: z.enum(paymentCodes),
    buyer: z.object({
      full_name: z.string(),
      email: z.string(),
      /** National number in `country`. */
      phone: z.string(),
      country: z.string(),
    }),
    /** What was to be bought, with its amounts. */
    lines: z.array(z.object({ name: z.string(), amount: z.number().int() })),
    /** The tries to pay, the first one first. */
    tries: z.array(
      z.object({
        at: z.string(),
        payment_type: z.enum(paymentCodes),
        /** Why it was declined, in the provider's code; null where it was not. */
        decline_code: z.string().nullable(),
        /** What its buyer was told of it; null where the code tells nothing. */
        decline_text: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'LeftCheckout' });
export type LeftCheckout = z.infer<typeof leftCheckout>;

/** What the list may be narrowed to. */
export const leftFilters = z.object({ start_date: day.optional(), end_date: day.optional() });

export const listLeftCheckouts = contract({
  id: 'admin.left-checkouts',
  service: 'admin',
  method: 'get',
  path: '/suppliers/{id}/left_checkouts',
  access: 'orders-admin',
  summary: {
    en: 'Checkouts of the last 30 days whose buyers gave a contact and went away, with their tries to pay',
    es: 'Las compras de los últimos 30 días que dejaron quienes ya habían dado su contacto, con sus intentos de pago',
  },
  params: z.object({ id: storeId }),
  query: leftFilters.extend(paging(PAGE_SIZE.table)),
  sample: { params: { id: sampleIds.store } },
  answer: listOf(leftCheckout),
  errors: ['not_found'],
});
