import { z } from 'zod';
import { orderStates } from '../rules/order-states.ts';
import { contract } from './contract.ts';
import { amount, currency, minor, orderId } from './fields.ts';
import { conversationId } from './inbox.ts';
import { sampleIds } from './samples.ts';

/** The customer of a conversation, as far as the reader's grants allow. */

const customer = z
  .object({
    /** The cart that the account has in this store, as it can be bought now; null without `orders-admin`. */
    cart: z
      .object({
        total: minor,
        currency: currency.or(z.literal('')),
        lines: z.array(z.object({ name: z.string(), path: z.string(), amount, total: minor })),
      })
      .nullable(),
    /** The orders that the store delivers to the account, the last first; null without `orders-admin`. */
    orders: z
      .object({
        count: z.number().int(),
        results: z.array(
          z.object({
            id: orderId,
            number: z.string(),
            state: z.enum(orderStates),
            total: minor,
            currency,
            created_at: z.string(),
          }),
        ),
      })
      .nullable(),
    /** What the account wrote by the contact form, the last first; null without `contact-admin`. */
    contacts: z
      .array(z.object({ id: z.string(), teaser: z.string(), created_at: z.string() }))
      .nullable(),
    /** The questions of this conversation, the last first: the number of the first message of each, and its times. */
    questions: z.array(
      z.object({
        seq: z.number().int(),
        asked_at: z.string(),
        answered_at: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'TalkCustomer' });
export type TalkCustomer = z.infer<typeof customer>;

export const getTalkCustomer = contract({
  service: 'inbox',
  id: 'inbox.customer',
  method: 'get',
  path: '/conversation/{id}/customer',
  access: 'inbox',
  summary: {
    en: 'The customer with whom the store talks: cart, last orders and earlier questions, as far as the caller’s grants allow',
    es: 'Con quién habla la tienda: su carrito, sus últimos pedidos y preguntas anteriores, hasta donde alcanzan los permisos de quien llama',
  },
  params: z.object({ id: conversationId }),
  sample: { params: { id: sampleIds.conversation } },
  answer: customer,
  errors: ['not_found'],
});
