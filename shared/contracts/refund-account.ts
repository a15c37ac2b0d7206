import { z } from 'zod';
import { HOLDER_MAX } from '../rules/cashouts.ts';
import { contract } from './contract.ts';
import { orderId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** The bank account to which a buyer wants money back that no provider gives back. */

const kind = z.enum(['clabe', 'cbu']);

/** The account that an order's buyer is asked for, as they see it again: never its number. */
export const askedAccount = z
  .object({
    /** How the seller's country numbers its accounts. */
    kind,
    /** Null until it is given. */
    last_four: z.string().nullable(),
  })
  .meta({ id: 'AskedRefundAccount' });
export type AskedAccount = z.infer<typeof askedAccount>;

/** The account as the staff sees it that sends the money there. */
export const refundTarget = z.object({ kind, number: z.string(), holder: z.string() });
export type RefundTarget = z.infer<typeof refundTarget>;

export const giveRefundAccount = contract({
  id: 'orders.refund-account',
  service: 'orders',
  method: 'put',
  path: '/{order}/refund_account',
  access: 'public',
  summary: {
    en: 'The buyer names the CLABE or CBU to which a refund goes that no provider gives back; again, it replaces the account. It is deleted once the money has arrived',
    es: 'Quien compró deja la CLABE o el CBU al que va un reembolso que ningún proveedor devuelve; repetirlo cambia la cuenta. Se borra cuando el dinero llegó',
  },
  params: z.object({ order: orderId }),
  body: z.object({
    holder: z.string().trim().regex(/\S/).max(HOLDER_MAX),
    /** Its digits, with blanks or dashes between them. */
    number: z.string().trim().max(40),
  }),
  sample: {
    params: { order: sampleIds.order },
    body: { holder: 'Ana Ruiz', number: '032180000118359719' },
  },
  answer: askedAccount,
  errors: ['order_not_found', 'refund_account_not_asked', 'bank_account_invalid'],
});
