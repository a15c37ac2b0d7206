import * as payment from '../../../shared/contracts/payment.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, answersSigned, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { sealBankCharge } from './bank-window.ts';
import { readCardForm } from './card-form.ts';
import { confirmPayment } from './confirm-payment.ts';
import { readCryptoInfo } from './crypto-info.ts';
import { cancelPayment, payByRedirect } from './pay-by-redirect.ts';
import { startPayment } from './start-payment.ts';
import { takeWebhook } from './take-webhook.ts';
import { readTestWays } from './test-ways.ts';

/** The calls that move a payment, and the events of its provider. */
export const payingEndpoints: readonly PageEndpoint[] = [
  answers(payment.payByCard, async ({ scope, params, body, idempotency }) => {
    const { source_id: source, card_id: card } = body;
    const start = source === undefined ? card && { card } : { source };
    if (!start || (source && card)) return fail({ code: 'invalid_request', field: 'source_id' });
    return idempotency
      ? startPayment(scope, params.token, start, idempotency)
      : fail({ code: 'idempotency_key_required' });
  }),

  answers(payment.bankCharge, async ({ scope, params }) => {
    const sealed = await sealBankCharge(scope, params.token);
    if (!sealed.ok) return sealed;
    const { encryptedData, chargeId } = sealed.value;
    return ok({ encrypted_data: encryptedData, charge_id: chargeId });
  }),

  answers(payment.payByRedirect, async ({ scope, params, idempotency }) =>
    idempotency
      ? payByRedirect(scope, params, idempotency)
      : fail({ code: 'idempotency_key_required' }),
  ),
  answers(payment.getCryptoInfo, ({ scope, params }) => readCryptoInfo(scope, params.token)),
  answers(payment.cancelPayment, ({ scope, params }) => cancelPayment(scope, params.token)),

  readsForPages(payment.readTestWays, ({ scope, params }) => readTestWays(scope, params.checkout)),
  readsForPages(payment.readCardForm, ({ scope, params }) => readCardForm(scope, params)),

  answers(payment.confirmPayment, ({ scope, params }) => confirmPayment(scope, params.token)),

  answersSigned(payment.providerWebhook, ({ scope, params, request, rawBody }) =>
    takeWebhook(scope, params.code, {
      headers: request.headers,
      rawBody,
      query: new URL(request.url).searchParams,
    }),
  ),
];
