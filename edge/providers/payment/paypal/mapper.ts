import type { KnownCharge, StartInput } from '../port.ts';
import { fromDecimal, toDecimal } from '../../kit/decimal.ts';
import type { WireEvent, WireOrder } from './wire.ts';

/** The order that a payment asks for: captured once its buyer has said yes, nothing sent. */
export function toOrderRequest(input: StartInput): object {
  return {
    intent: 'CAPTURE',
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
  const capture = unit?.payments?.captures?.[0];
  const said = capture?.amount ?? unit?.amount;
  const amount = said && fromDecimal(said.value, said.currency_code);
  if (!unit?.custom_id || !amount) return undefined;
  const facts = {
    id: order.id,
    reference: unit.custom_id,
    amount,
    refunded: refundedOf(unit.payments?.refunds ?? []),
    card: null,
    created: Date.parse(order.create_time ?? '') || 0,
  };
  switch (order.status) {
    case 'VOIDED':
      return { ...facts, outcome: 'declined', declineCode: 'voided' };
    case 'COMPLETED':
      return capture && { ...facts, ...outcomeOf(capture.status) };
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

type Captures = NonNullable<
  NonNullable<NonNullable<WireOrder['purchase_units']>[number]['payments']>['captures']
>;

function outcomeOf(status: Captures[number]['status']) {
  switch (status) {
    case 'PENDING':
      return { outcome: 'pending' } as const;
    case 'DECLINED':
    case 'FAILED':
      return { outcome: 'declined', declineCode: status.toLowerCase() } as const;
    default:
      return { outcome: 'approved' } as const;
  }
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
