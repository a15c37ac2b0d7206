import { z } from 'zod';
import { paymentType } from './checkout.ts';
import { redirectCodes, referenceCodes } from '../rules/payment-codes.ts';
import { contract } from './contract.ts';
import { checkoutId, currency, minor, paymentToken } from './fields.ts';
import { pageRead } from './page-read.ts';
import { paymentStates } from './orders.ts';
import { savedCardId } from './saved-cards.ts';
import { sampleIds } from './samples.ts';

const byToken = z.object({ token: paymentToken });

export const paymentView = z
  .object({
    token: paymentToken,
    checkout_aggregation: checkoutId,
    payment_type: paymentType,
    state: z.enum(paymentStates),
    amount: minor,
    currency,
    /** Why the last try was declined, in the provider's code. */
    decline_code: z.string().nullable(),
    /** What its buyer is told of it, with the next step, in the caller's language; null where the code tells nothing. */
    decline_text: z.string().nullable(),
    /** Address of the bank's own question to its customer (3-D Secure); the browser goes there. */
    url_3ds: z.string().nullable(),
  })
  .meta({ id: 'Payment' });
export type PaymentView = z.infer<typeof paymentView>;

/** The card provider's form for one checkout, which lives in a frame of its own. */
export const cardForm = z.object({
  frameUrl: z.string(),
  /** The frame's origin: messages of any other are ignored. */
  origin: z.string(),
  publishableKey: z.string(),
});
export type CardForm = z.infer<typeof cardForm>;

export const readCardForm = pageRead({
  id: 'payment.card-form',
  params: z.object({ checkout: checkoutId, theme: z.enum(['light', 'dark']) }),
  answer: cardForm.nullable(),
});

/** The ways to pay that move no money; of the account that takes a checkout, or of the store's own. */
export const readTestWays = pageRead({
  id: 'payment.test-ways',
  params: z.object({ checkout: checkoutId.nullable() }),
  answer: z.object({ codes: z.array(paymentType) }),
});

export const getPayment = contract({
  id: 'payment.get',
  service: 'payment',
  method: 'get',
  path: '/{token}',
  access: 'public',
  summary: { en: 'Where a payment stands', es: 'En qué va un pago' },
  params: byToken,
  sample: { params: { token: sampleIds.payment } },
  answer: paymentView,
  errors: ['payment_not_found'],
});

export const payByCard = contract({
  id: 'payment.card',
  service: 'payment',
  method: 'post',
  path: '/{token}/order/card',
  access: 'public',
  summary: {
    en: "Charges a card by the token of the provider's own form, or one that the caller has saved; a card number is refused",
    es: 'Cobra a una tarjeta con la clave que dio el formulario del proveedor, o a una guardada de quien llama; rechaza números de tarjeta',
  },
  params: byToken,
  body: z.object({
    source_id: z
      .string()
      .min(4)
      .max(200)
      .regex(/^(tok|pm)_[A-Za-z0-9_]+$/)
      .optional(),
    /** A saved card of the caller's, in the place of a token. */
    card_id: savedCardId.optional(),
  }),
  sample: { params: { token: sampleIds.payment }, body: { source_id: 'tok_0000000000000000' } },
  answer: paymentView,
  idempotency: 'required',
  errors: [
    'payment_not_found',
    'payment_declined',
    'payment_failed',
    'payment_pending',
    'checkout_expired',
    'checkout_already_placed',
    'order_not_found',
    'payment_type_not_available',
    'card_number_refused',
    'saved_card_not_found',
  ],
});

export const payByRedirect = contract({
  id: 'payment.redirect',
  service: 'payment',
  method: 'post',
  path: '/{token}/order/{code}',
  access: 'public',
  summary: {
    en: "Starts a payment at a provider's page, as PayPal's, or by a number for a deposit, a store or a transfer, and tells the page's address; a saved card of the checkout is charged without it",
    es: 'Empieza un pago en la página del proveedor, como PayPal, o con el número de un depósito, una tienda o una transferencia, y da la dirección de la página; una tarjeta guardada de la compra se cobra sin ella',
  },
  params: z.object({ token: paymentToken, code: z.enum([...redirectCodes, ...referenceCodes]) }),
  sample: { params: { token: sampleIds.payment, code: 'paypal' } },
  answer: z.object({
    /**
     * The browser goes there. A provider's page sends it back; the page of the order shows a number
     * to pay by.
     */
    approval_url: z.string(),
  }),
  idempotency: 'required',
  errors: [
    'payment_not_found',
    'payment_declined',
    'payment_failed',
    'payment_pending',
    'checkout_expired',
    'checkout_already_placed',
    'order_not_found',
    'payment_type_not_available',
    'saved_card_not_found',
  ],
});

export const bankCharge = contract({
  id: 'payment.bank-charge',
  service: 'payment',
  method: 'post',
  path: '/{token}/order/bank_charge',
  access: 'public',
  summary: {
    en: "Encrypts a payment that waits for the bank's window, for the bank alone to read; moves no money",
    es: 'Cifra un pago que espera en la ventana del banco, para que solo el banco lo lea; no mueve dinero',
  },
  params: byToken,
  sample: { params: { token: sampleIds.payment } },
  answer: z.object({
    /** What the bank's script takes as its parameters. */
    encrypted_data: z.string(),
    /** The number by which the bank knows the charge. */
    charge_id: z.string(),
  }),
  idempotency: 'none',
  errors: ['payment_not_found', 'payment_type_not_available', 'payment_failed'],
});

export const cryptoInfo = z
  .object({
    amount: minor,
    currency,
    /** What is sent in the other money, in decimals, and what one of it is worth in `currency`. */
    asset: z.string(),
    asset_amount: z.string(),
    rate: z.string(),
    /** Until when amount and rate are fixed, ISO 8601. */
    until: z.string(),
    /** The provider's page, which tells where to send it; null once the rate has ended or it is paid. */
    approval_url: z.string().nullable(),
    checkout_aggregation: checkoutId,
  })
  .meta({ id: 'CryptoInfo' });
export type CryptoInfo = z.infer<typeof cryptoInfo>;

export const getCryptoInfo = contract({
  id: 'payment.crypto',
  service: 'payment',
  method: 'get',
  path: '/{token}/crypto',
  access: 'public',
  summary: {
    en: 'What a payment is in the other money that its provider takes, at a rate that is fixed for 15 minutes',
    es: 'Cuánto es un pago en la otra moneda que toma su proveedor, con un tipo de cambio fijo por 15 minutos',
  },
  params: byToken,
  sample: { params: { token: sampleIds.payment } },
  answer: cryptoInfo,
  errors: ['payment_not_found', 'payment_type_not_available', 'payment_failed'],
});

export const cancelPayment = contract({
  id: 'payment.cancel',
  service: 'payment',
  method: 'post',
  path: '/{token}/cancel',
  access: 'public',
  summary: {
    en: "Gives up a payment that waits at a provider's page or by its number, so that another way can be chosen; one that was paid meanwhile stays",
    es: 'Deja un pago que espera en la página del proveedor o con su número, para elegir otra forma; si ya se pagó, queda pagado',
  },
  params: byToken,
  sample: { params: { token: sampleIds.payment } },
  answer: paymentView,
  errors: ['payment_not_found', 'payment_failed'],
});

export const confirmPayment = contract({
  id: 'payment.confirm',
  service: 'payment',
  method: 'post',
  path: '/{token}/confirm',
  access: 'public',
  summary: {
    en: 'Asks the provider where the payment stands and settles it; for the return from 3-D Secure',
    es: 'Pregunta al proveedor en qué va el pago y lo cierra; para el regreso de 3-D Secure',
  },
  params: byToken,
  sample: { params: { token: sampleIds.payment } },
  answer: paymentView,
  errors: ['payment_not_found', 'payment_failed'],
});

export const providerWebhook = contract({
  id: 'payment.webhook',
  service: 'payment',
  method: 'post',
  path: '/webhooks/{code}',
  summary: {
    en: "A provider's events, proved by its signature or by asking it",
    es: 'Los avisos de un proveedor, probados por su firma o preguntándole',
  },
  access: 'webhook',
  idempotency: 'none',
  params: z.object({ code: paymentType }),
  sample: { params: { code: 'str_card' } },
  body: z.looseObject({}),
  answer: z.object({ received: z.boolean() }),
  errors: ['webhook_signature_invalid', 'payment_failed'],
});
