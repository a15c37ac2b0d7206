import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import { readAskedId, writeAskedId, type AskedId } from '../kit/asked-id.ts';
import { toDecimal } from '../../kit/decimal.ts';
import { jsonCalls, type CallFault, type JsonCalls } from '../kit/json-calls.ts';
import type {
  Adapter,
  Charge,
  KnownCharge,
  PaymentProvider,
  ProviderError,
  Refund,
  RefundInput,
  StartInput,
  WebhookFault,
  WebhookHint,
} from '../port.ts';
import { claimsOf } from './token.ts';
import { wireLoan, wireLoans, wireRefund, wireToken } from './wire.ts';

const LIVE_ORIGIN = 'https://api.aplazo.mx';
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'loans of another cart' };
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such loan' };

/**
 * Aplazo: the buyer takes a loan on Aplazo's own pages, which ask for registration, documents and
 * identification, and Aplazo pays the seller. Held in the tests to a contract that was written from
 * Aplazo's own plug-ins, and unproven against Aplazo itself. Aplazo repeats no amount, so the charge's id
 * keeps what was asked for; and it tells no end of a refund that it has taken on, so that one counts as done.
 * It charges at once: no document of Aplazo's that we have knows an authorisation.
 */
export const aplazo: Adapter = {
  code: 'aplazo',
  keys: ['merchant_id', 'api_token'],
  open: (keys, { fetch, origin = LIVE_ORIGIN }) => {
    const account = { merchant: keys['merchant_id'] ?? '', token: keys['api_token'] ?? '' };
    const headers = { merchant_id: account.merchant, api_token: account.token };
    return provider(jsonCalls({ fetch, origin, headers }), account);
  },
};

interface Account {
  readonly merchant: string;
  readonly token: string;
}

function provider(calls: JsonCalls, account: Account): PaymentProvider {
  async function signIn(): Promise<Result<string, CallFault>> {
    const body = { apiToken: account.token, merchantId: account.merchant };
    const given = await calls.post('/api/auth', body, wireToken);
    return given.ok ? ok(given.value.Authorization) : given;
  }

  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const signed = await signIn();
    if (!signed.ok) return fail(problemOf(signed.error));
    const request = toLoanRequest(input, account.merchant);
    const made = await calls.post('/api/loan', request, wireLoan, { authorization: signed.value });
    // A lost answer is a page that nobody has seen: no money moves.
    if (!made.ok) return fail(problemOf(made.error));
    const { loanId, url } = made.value;
    const { reference, amount } = input;
    const facts = factsOf({ id: loanId, amount }, reference);
    return ok({ ...facts, outcome: 'requires_action', redirectUrl: url });
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const asked = readAskedId(id);
    if (!asked) return fail(NOT_FOUND);
    const found = await calls.get(`/api/pos/loan/${encodeURIComponent(reference)}`, wireLoans);
    if (!found.ok) return fail(problemOf(found.error));
    const loan = found.value.find(({ loanId }) => loanId === asked.id);
    return loan
      ? ok({ ...factsOf(asked, reference), ...outcomeOf(loan.status) })
      : fail(UNREADABLE);
  }

  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const { amount, reference, idempotencyKey } = input;
    const body = { cartId: reference, totalAmount: Number(toDecimal(amount)), reason: 'refund' };
    const key = { 'x-idempotency-key': idempotencyKey };
    const given = await calls.post('/api/pos/loan/refund', body, wireRefund, key);
    if (!given.ok) {
      if (given.error === 'unknown') return ok({ status: 'unknown' });
      const { code, message } = given.error;
      return fail({ code: code === 'provider_refused' ? 'refund_refused' : code, message });
    }
    const { refundId, refundStatus } = given.value;
    const status = refundStatus === 'REQUESTED' ? 'success' : 'failed';
    return ok({ id: refundId, amount, status });
  }

  async function verifyWebhook(
    headers: Headers,
  ): Promise<Result<WebhookHint | null, WebhookFault>> {
    const [, token] = /^Bearer (\S{1,4000})$/.exec(headers.get('authorization') ?? '') ?? [];
    if (token === undefined) return fail('signature_missing');
    // The claims are signed; the body beside them is not.
    const claims = await claimsOf(token, account.token);
    if (!claims) return fail('signature_invalid');
    const { loanId, status, cartId } = claims;
    return ok({ id: `${loanId}:${status}`, reference: cartId, charge: null });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    const signed = await signIn();
    return signed.ok ? ok(null) : fail(problemOf(signed.error));
  }

  return { start, find, refund, verifyWebhook, check };
}

function toLoanRequest(input: StartInput, shopId: string): object {
  const { amount, reference, description = reference, returnUrl, buyer } = input;
  const total = Number(toDecimal(amount));
  const [firstName = '', ...others] = (buyer?.name ?? '').split(' ');
  return {
    cartId: reference,
    shopId,
    totalPrice: total,
    products: [{ count: 1, id: description, price: total, title: description }],
    successUrl: returnUrl,
    errorUrl: input.cancelUrl ?? returnUrl,
    cartUrl: input.cancelUrl ?? returnUrl,
    webHookUrl: input.webhookUrl ?? returnUrl,
    ...(buyer && { buyer: { email: buyer.email, firstName, lastName: others.join(' ') } }),
  };
}

function factsOf(asked: AskedId, reference: string) {
  const { amount } = asked;
  return { id: writeAskedId(asked), reference, amount, refunded: 0, card: null, created: 0 };
}

/** A loan that was granted is paid to the seller; one that was given up is not. */
function outcomeOf(status: string) {
  switch (status.toUpperCase()) {
    case 'OUTSTANDING':
    case 'ACTIVO':
      return { outcome: 'approved' } as const;
    case 'CANCELLED':
    case 'CANCELADO':
    case 'REJECTED':
      return { outcome: 'declined', declineCode: 'cancelled' } as const;
    default:
      return { outcome: 'pending' } as const;
  }
}

function problemOf(fault: CallFault): ProviderError {
  return fault === 'unknown' ? UNAVAILABLE : fault;
}
