import type { Money } from '../../../../shared/kernel/money.ts';
import type { ReviewWaits } from '../../../../shared/rules/payment-review.ts';
import type { KnownCharge, StartInput } from '../port.ts';
import { fromDecimal, toDecimal } from '../../kit/decimal.ts';
import type { WireEvent, WireOrder } from './wire.ts';

/** The order that a payment asks for: captured, or authorised, once its buyer has said yes, nothing sent. */
export function toOrderRequest(input: StartInput): object {
  return {
    intent: input.isLater ? 'AUTHORIZE' : 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: input.reference,
        ...(input.description && { description: input.description.slice(0, 127) }),
        amount: { currency_code: input.amount.currency, value: toDecimal(input.amount) },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl ?? input.returnUrl,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: input.locale === 'en' ? 'en-US' : 'es-MX',
        },
      },
    },
  };
}

/** An order as the port's charge; undefined where a field that its status promises is missing. */
export function toCharge(order: WireOrder): KnownCharge | undefined {
  const unit = order.purchase_units?.[0];
  const capture = captureOf(order);
  const authorization = authorizationOf(order);
  const said = authorization?.amount ?? capture?.amount ?? unit?.amount;
  const amount = said && fromDecimal(said.value, said.currency_code);
  if (!unit?.custom_id || !amount) return undefined;
  const facts = {
    id: order.id,
    reference: unit.custom_id,
    amount,
    refunded:
      refundedOf(unit.payments?.refunds ?? []) +
      (authorization && capture ? restOf(amount, capture.amount) : 0),
    card: null,
    created: Date.parse(order.create_time ?? '') || 0,
  };
  switch (order.status) {
    case 'VOIDED':
      return { ...facts, outcome: 'declined', declineCode: 'voided' };
    case 'COMPLETED':
      if (capture) return { ...facts, ...outcomeOf(capture) };
      return authorization && { ...facts, ...standingOf(authorization) };
    case 'APPROVED':
      return { ...facts, outcome: 'pending' };
    default: {
      const redirectUrl = pageOf(order);
      return redirectUrl === undefined
        ? undefined
        : { ...facts, outcome: 'requires_action', redirectUrl };
    }
  }
}

type Payments = NonNullable<NonNullable<WireOrder['purchase_units']>[number]['payments']>;
type Capture = NonNullable<Payments['captures']>[number];
type Authorization = NonNullable<Payments['authorizations']>[number];

/** What was authorised of an order; undefined where it is captured at once. */
export function authorizationOf(order: WireOrder): Authorization | undefined {
  return order.purchase_units?.[0]?.payments?.authorizations?.[0];
}

/** What was captured of an order. A refused capture leaves its authorisation as it was. */
export function captureOf(order: WireOrder): Capture | undefined {
  const { captures = [] } = order.purchase_units?.[0]?.payments ?? {};
  return authorizationOf(order) ? captures.find(({ status }) => !isRefused(status)) : captures[0];
}

/** True for a capture that moved no money. */
export function isRefused(status: Capture['status']): boolean {
  return status === 'DECLINED' || status === 'FAILED';
}

/** What was authorised and not captured: PayPal lets go of it, and calls it no refund. */
function restOf(authorized: Money, { value, currency_code: currency }: Capture['amount']): number {
  const taken = fromDecimal(value, currency);
  return taken?.currency === authorized.currency ? authorized.amount - taken.amount : 0;
}

function standingOf({ status, status_details: details }: Authorization) {
  switch (status) {
    case 'PENDING':
      return { outcome: 'in_review', waitsFor: waitsFor(details?.reason) } as const;
    case 'CREATED':
      return { outcome: 'authorized' } as const;
    case 'DENIED':
    case 'VOIDED':
      return { outcome: 'declined', declineCode: status.toLowerCase() } as const;
    default:
      return { outcome: 'pending' } as const;
  }
}

function outcomeOf({ status, status_details: details }: Capture) {
  switch (status) {
    case 'PENDING':
      return { outcome: 'in_review', waitsFor: waitsFor(details?.reason) } as const;
    case 'DECLINED':
    case 'FAILED':
      return { outcome: 'declined', declineCode: status.toLowerCase() } as const;
    default:
      return { outcome: 'approved' } as const;
  }
}

/** Reasons by which PayPal's documents say that the account that takes the money has to act there. */
const SELLERS = [
  'RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION',
  'UNILATERAL',
  'VERIFICATION_REQUIRED',
  'INTERNATIONAL_WITHDRAWAL',
];
/** Reasons by which the payer's money is on its way. */
const FUNDS = ['ECHECK', 'TRANSACTION_APPROVED_AWAITING_FUNDING'];

/** What PayPal waits for, by its reason; without one it looks at the payment. */
function waitsFor(reason = ''): ReviewWaits {
  if (SELLERS.includes(reason)) return 'seller';
  return FUNDS.includes(reason) ? 'funds' : 'checks';
}

function refundedOf(
  refunds: readonly { status: string; amount: { value: string; currency_code: string } }[],
) {
  return refunds
    .filter(({ status }) => status === 'COMPLETED')
    .reduce(
      (sum, { amount }) => sum + (fromDecimal(amount.value, amount.currency_code)?.amount ?? 0),
      0,
    );
}

/** The page where the buyer says yes. */
export function pageOf({ links = [] }: WireOrder): string | undefined {
  return links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
}

/** The order and the reference that an event is about; undefined for an event about neither. */
export function subjectOf({ event_type, resource }: WireEvent) {
  const reference = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
  const order = event_type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id;
  return reference && order ? { reference, order } : undefined;
}
