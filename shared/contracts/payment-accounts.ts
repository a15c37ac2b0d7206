import { z } from 'zod';
import { courierCodes } from '../rules/courier-codes.ts';
import { paymentCodes } from '../rules/payment-codes.ts';
import { contract } from './contract.ts';
import { version } from './header-edits.ts';

/** The accounts of a store at providers of payments, and at couriers: their keys are written, and never read. */

const accountCode = z.enum([...paymentCodes, ...courierCodes]);
export type AccountCode = z.infer<typeof accountCode>;
const byCode = z.object({ code: accountCode });

/** What keys are for: a store's sales, or the purchases of its test mode. */
export const accountModes = ['live', 'test'] as const;
export type AccountMode = (typeof accountModes)[number];
/** Sales where none is named. */
const mode = z.enum(accountModes).optional();

const KEY_MAX = 4096;
const KEY_NAME = /^[a-z_]{1,40}$/;

export const paymentAccount = z
  .object({
    code: accountCode,
    /** The names of the keys that the provider's adapter needs. */
    keys: z.array(z.string()),
    /** Those of them that are no secret, with their values; a bank account is told to every buyer. */
    plain: z.record(z.string(), z.string()),
    /** False where the money goes from buyer to seller, so that nobody can be asked about it. */
    has_provider: z.boolean(),
    /** Whose account takes a payment by this code, or asks the courier: the store's, the platform's, or nobody's. */
    takes: z.enum(['store', 'platform', 'nobody']),
    /** How the provider answered to the store's keys when they were last tested. */
    test: z.enum(['passed', 'refused', 'unreachable']).nullable(),
    /** ISO 8601. */
    tested_at: z.string().nullable(),
    /** The address that the provider has to send its events to; null where none are taken. */
    webhook_url: z.string().nullable(),
    /** 0 where the store has never had keys. */
    version: z.number().int().min(0),
  })
  .meta({ id: 'PaymentAccount' });
export type PaymentAccount = z.infer<typeof paymentAccount>;

export const listPaymentAccounts = contract({
  id: 'payment.accounts',
  service: 'payment',
  method: 'get',
  path: '/accounts',
  access: 'store-admin',
  summary: {
    en: 'For each way to pay and each courier, whose account is asked; secret keys are never told',
    es: 'De cada forma de pago y cada paquetería, qué cuenta se usa; las llaves secretas no se muestran',
  },
  query: z.object({ mode }),
  answer: z.object({ results: z.array(paymentAccount) }),
});

export const setPaymentAccount = contract({
  id: 'payment.account-set',
  service: 'payment',
  method: 'put',
  path: '/accounts/{code}',
  access: 'store-admin',
  summary: {
    en: "Sets the store's keys at a provider or courier, all of them; with `version`, only if nobody changed them since",
    es: 'Pone las llaves de la tienda con un proveedor o una paquetería, todas; con `version`, solo si nadie las cambió desde entonces',
  },
  params: byCode,
  body: z.object({
    keys: z
      .record(z.string().regex(KEY_NAME), z.string().trim().min(1).max(KEY_MAX))
      // The document says of names only what is said beside them.
      .meta({ propertyNames: { type: 'string', pattern: KEY_NAME.source } }),
    version: z.number().int().min(0).optional(),
    mode,
  }),
  sample: {
    params: { code: 'str_card' },
    body: {
      keys: { secret_key: 'sk_test_1', publishable_key: 'pk_test_1', webhook_secret: 'whsec_1' },
    },
  },
  answer: paymentAccount,
  errors: [
    'payment_keys_incomplete',
    'bank_account_invalid',
    'courier_carriers_invalid',
    'test_keys_required',
    'payment_type_not_available',
    'edited_meanwhile',
  ],
});

export const dropPaymentAccount = contract({
  id: 'payment.account-drop',
  service: 'payment',
  method: 'delete',
  path: '/accounts/{code}',
  access: 'store-admin',
  summary: {
    en: "Stops taking payments by the store's own keys; they stay sealed, to give back what they took",
    es: 'Deja de cobrar con las llaves de la tienda; quedan guardadas para devolver lo que cobraron',
  },
  params: byCode,
  body: z.object({ version: version.optional(), mode }),
  sample: { params: { code: 'str_card' } },
  answer: paymentAccount,
  errors: ['payment_account_not_found', 'edited_meanwhile'],
});

export const testPaymentAccount = contract({
  id: 'payment.account-test',
  service: 'payment',
  method: 'post',
  path: '/accounts/{code}/test',
  access: 'store-admin',
  summary: {
    en: "Asks the provider whether it takes the store's keys; moves no money",
    es: 'Pregunta al proveedor si acepta las llaves de la tienda; no mueve dinero',
  },
  params: byCode,
  body: z.object({ mode }),
  sample: { params: { code: 'str_card' } },
  answer: paymentAccount,
  errors: ['payment_account_not_found'],
});
