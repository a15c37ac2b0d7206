import { z } from 'zod';
import type { PaymentSlip } from '../rules/payment-slip.ts';
import { minor } from './fields.ts';

/** The number by which an order is paid elsewhere, for everybody who may see the order. */
export const paymentSlip = z
  .object({
    kind: z.enum(['deposit', 'store', 'bank']),
    /** The number that the payment has to name; a store's is the one that its barcode bears. */
    number: z.string(),
    /** Digits of the account that is transferred to; null where a store takes the money. */
    account: z.string().nullable(),
    /** How the account is numbered: Mexico's CLABE, Argentina's CBU. */
    account_kind: z.enum(['clabe', 'cbu']).nullable(),
    bank: z.string().nullable(),
    /** The number by which the bank knows who is paid. */
    agreement: z.string().nullable(),
    /** The name on the account. */
    holder: z.string().nullable(),
    /** When it ends, ISO 8601: the goods are kept until then. */
    until: z.string(),
    /** Minor units that have come for it, where less came than it asks for; the rest is waited for. */
    received: minor.min(0),
    /** True once it has ended unpaid. */
    is_over: z.boolean(),
  })
  .meta({ id: 'PaymentSlip' }) satisfies z.ZodType<PaymentSlip>;
export type PaymentSlipView = z.infer<typeof paymentSlip>;
