import type { Answer } from '../ledger/answers.ts';
import type { WireBilling, WireCharge, WireRefund } from '../wire.ts';

const STATUS = {
  approved: 'succeeded',
  authorized: 'requires_capture',
  declined: 'requires_payment_method',
  requires_action: 'requires_action',
  pending: 'processing',
} as const;

/** The id of a charge's intent: both of them name the same payment. */
export function intentId(charge: string): string {
  return charge.replace(/^ch_/, 'pi_');
}

/** The id of an intent's charge. */
export function chargeId(intent: string): string {
  return intent.replace(/^pi_/, 'ch_');
}

/** A charge of the sandbox's books as Stripe shows its intent, with its latest charge as a whole. */
export function toIntent(charge: WireCharge): object {
  const { id, status, amount, reference, next_action: action, decline_code: code } = charge;
  const isPaid = status === 'approved';
  const isCanceled = code === 'canceled';
  const currency = charge.currency.toLowerCase();
  return {
    id: intentId(id),
    object: 'payment_intent',
    amount,
    amount_capturable: status === 'authorized' ? amount : 0,
    amount_received: isPaid ? takenOf(charge) : 0,
    ...(isCanceled && { canceled_at: charge.created, cancellation_reason: 'automatic' }),
    capture_method: charge.later ? 'manual' : 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created: charge.created,
    currency,
    description: charge.description ?? null,
    last_payment_error: code === undefined || isCanceled ? null : problemOfDecline(code),
    latest_charge: status === 'requires_action' ? null : toLatest(charge),
    livemode: false,
    metadata: { reference },
    next_action: action && {
      type: 'redirect_to_url',
      redirect_to_url: { url: action.redirect_to_url.url, return_url: null },
    },
    customer: charge.method?.customer ?? null,
    payment_method: charge.method?.id ?? null,
    ...(charge.method?.keeps && { setup_future_usage: 'on_session' }),
    payment_method_types: ['card'],
    status: isCanceled ? 'canceled' : STATUS[status],
  };
}

/** What a charge has taken: of one that is authorised first, what was captured of it. */
function takenOf({ amount, later }: WireCharge): number {
  return later?.captured ?? amount;
}

/** A charge as Stripe shows the latest of an intent. */
export function toLatest(charge: WireCharge): object {
  const isPaid = charge.status === 'approved';
  const isStanding = isPaid || charge.status === 'authorized';
  // Stripe gives back what was authorised and not captured.
  const rest = charge.later && isPaid ? charge.amount - takenOf(charge) : 0;
  const { brand, last4, type } = charge.card;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: isPaid ? takenOf(charge) : 0,
    amount_refunded: charge.amount_refunded + rest,
    billing_details: toBillingDetails(charge.method?.billing),
    captured: isPaid,
    created: charge.created,
    currency: charge.currency.toLowerCase(),
    disputed: false,
    livemode: false,
    metadata: { reference: charge.reference },
    outcome: {
      network_status: 'approved_by_network',
      reason: charge.risk === 'elevated' ? 'elevated_risk_level' : null,
      risk_level: charge.risk ?? 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: isStanding,
    payment_intent: intentId(charge.id),
    payment_method_details: {
      type: 'card',
      card: {
        brand,
        last4,
        funding: type,
        exp_month: charge.method?.exp_month ?? 12,
        exp_year: charge.method?.exp_year ?? 2090,
        country: 'MX',
      },
    },
    refunded: charge.amount_refunded + rest >= charge.amount,
    status: isStanding ? 'succeeded' : charge.status === 'pending' ? 'pending' : 'failed',
  };
}

/** Whose card it is, with nothing where nobody has said it. */
export function toBillingDetails(given: WireBilling | null | undefined) {
  return { address: null, email: null, name: null, phone: null, ...given };
}

function problemOfDecline(code: string) {
  const isBanks = code.startsWith('authentication_');
  return {
    type: 'card_error',
    code: isBanks ? 'payment_intent_authentication_failure' : 'card_declined',
    ...(!isBanks && { decline_code: code === 'card_declined' ? 'generic_decline' : code }),
    message: 'Your card was declined.',
  };
}

/** A refund as Stripe shows it. */
export function toRefund(refund: WireRefund): object {
  const status = { success: 'succeeded', failed: 'failed', pending: 'pending' }[refund.status];
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.charge,
    created: refund.created,
    currency: refund.currency.toLowerCase(),
    payment_intent: intentId(refund.charge),
    status,
  };
}

/** The books' answer about a charge as Stripe gives it: a declined card is an error. */
export function intentAnswer({ status, body }: Answer): { status: number; body: object } {
  const said = JSON.parse(body) as WireCharge & { error?: { code: string; message: string } };
  if (said.error) return problemAnswer(status, said.error.code);
  if (said.status !== 'declined') return { status: 200, body: toIntent(said) };
  const error = problemOfDecline(said.decline_code ?? 'card_declined');
  return { status: 402, body: { error: { ...error, payment_intent: toIntent(said) } } };
}

/** The books' answer about an intent that was cancelled: no refusal of its card. */
export function changedAnswer({ status, body }: Answer): { status: number; body: object } {
  const said = JSON.parse(body) as WireCharge & { error?: { code: string } };
  return said.error
    ? problemAnswer(status, said.error.code)
    : { status: 200, body: toIntent(said) };
}

/** The books' answer about a refund as Stripe gives it. */
export function refundAnswer({ status, body }: Answer): { status: number; body: object } {
  const said = JSON.parse(body) as WireRefund & { error?: { code: string } };
  if (said.error) return problemAnswer(status, said.error.code);
  return { status: 200, body: toRefund(said) };
}

const TOKEN = 'payment_method';
const PROBLEMS: Readonly<Record<string, { status: number; error: object }>> = {
  token_not_found: problem(400, { code: 'resource_missing', param: TOKEN }),
  token_expired: problem(400, { code: 'resource_missing', param: TOKEN }),
  token_used: problem(400, { code: 'payment_method_unexpected_state', param: TOKEN }),
  charge_not_found: problem(404, { code: 'resource_missing', param: 'intent' }),
  charge_not_refundable: problem(400, { code: 'charge_not_refundable' }),
  card_declined: problem(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
  }),
  charge_not_authorized: problem(400, { code: 'payment_intent_unexpected_state' }),
  amount_too_large: problem(400, { param: 'amount' }),
  idempotency_in_progress: problem(409, { code: 'idempotency_key_in_use' }),
  idempotency_conflict: problem(400, { type: 'idempotency_error' }),
  reference_taken: problem(400, { type: 'idempotency_error' }),
};

function problem(status: number, error: object) {
  return { status, error: { type: 'invalid_request_error', message: 'refused', ...error } };
}

/** A refusal by its code in the sandbox's books. */
export function problemAnswer(status: number, code: string): { status: number; body: object } {
  const known = PROBLEMS[code];
  if (known) return { status: known.status, body: { error: known.error } };
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return { status, body: { error: { type, message: code } } };
}
