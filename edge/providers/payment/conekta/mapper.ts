import { fullNameOf, type Billing } from '../../../../shared/rules/billing.ts';
import type { ChargeDispute, KnownCharge, StartInput } from '../port.ts';
import type { WireOrder } from './wire.ts';

const NAME_MAX = 250;
/** How a charge stands that has taken money, whatever of it was given back. */
const CHARGED = ['paid', 'partially_refunded', 'refunded'];

/** True for a payment by a card that the vault has: it is charged at once, without a page. */
export function isBySavedCard({ source, vault }: StartInput): boolean {
  return source !== undefined && vault !== undefined && !vault.keep;
}

/** The order that a payment asks for: paid by a card on Conekta's page, or by one of the vault. */
export function toOrderRequest(input: StartInput): object {
  const { amount, reference, description = reference, buyer, vault } = input;
  const fiscal = input.billing && toFiscalEntity(input.billing);
  const stranger = {
    name: buyer?.name ?? description,
    email: buyer?.email ?? '',
    phone: buyer?.phone ?? '',
  };
  return {
    currency: amount.currency,
    customer_info: vault ? { customer_id: vault.customer } : stranger,
    line_items: [{ name: description.slice(0, NAME_MAX), quantity: 1, unit_price: amount.amount }],
    ...(isBySavedCard(input) ? toCharges(input) : { checkout: toPage(input) }),
    ...(fiscal && { fiscal_entity: fiscal }),
    // An order does not tell later that it was authorised first.
    metadata: { reference, ...(input.isLater && { pre_authorize: true }) },
    ...(input.isLater && { pre_authorize: true }),
  };
}

/** The page where a card is typed, which leaves it with the order's customer where that is asked for. */
function toPage({ returnUrl, cancelUrl = returnUrl, instalments, vault }: StartInput): object {
  return {
    type: 'HostedPayment',
    allowed_payment_methods: ['card'],
    success_url: returnUrl,
    failure_url: cancelUrl,
    ...(instalments !== undefined && {
      monthly_installments_enabled: true,
      monthly_installments_options: [instalments],
    }),
    ...(vault?.keep && { force_save_card: true }),
  };
}

/** The charge of a saved card. Where its bank asks a question, it leads back to `return_url`. */
function toCharges({ source, returnUrl, instalments, amount }: StartInput): object {
  const method = { type: 'card', payment_source_id: source };
  const months = instalments !== undefined && { monthly_installments: instalments };
  return {
    charges: [{ amount: amount.amount, payment_method: { ...method, ...months } }],
    return_url: returnUrl,
  };
}

/** Whose card pays, as Conekta's fiscal entity; undefined without an address, which it has to have. */
function toFiscalEntity(billing: Billing): object | undefined {
  const { street_name: street, street_number: number, suite, address_line_2: more } = billing;
  const { postal_code: code, city, state_code: state, country_code: country } = billing;
  if (!street || !number || !code || !city || !country) return undefined;
  return {
    name: fullNameOf(billing),
    email: billing.email,
    phone: billing.phone,
    address: {
      street1: street,
      street2: [suite, more].filter(Boolean).join(', ') || null,
      external_number: number,
      postal_code: code,
      city,
      state: state ?? '',
      country,
    },
  };
}

/** An order as the port's charge; undefined where a field that its status promises is missing. */
export function toCharge(order: WireOrder): KnownCharge | undefined {
  const reference = order.metadata?.['reference'];
  if (typeof reference !== 'string') return undefined;
  const paid = order.charges?.data?.find(
    ({ status, chargeback }) => CHARGED.includes(status) || chargeback != null,
  );
  const last = paid ?? order.charges?.data?.at(-1);
  const amount = paid ? wholeOf(order) : order.amount;
  const facts = {
    id: order.id,
    reference,
    amount: { amount, currency: order.currency },
    refunded: (order.amount_refunded ?? 0) + (isLater(order) ? amount - takenOf(order, paid) : 0),
    card: cardOf(last?.payment_method),
    created: order.created_at * 1000,
    ...(last?.payment_method?.fraud_indicators?.length && { risk: 'elevated' as const }),
    ...(paid?.chargeback && { dispute: toDispute(order, paid) }),
  };
  switch (order.payment_status) {
    case 'paid':
    case 'partially_refunded':
    case 'refunded':
    case 'charged_back':
      return { ...facts, outcome: 'approved' };
    case 'pre_authorized':
      return { ...facts, outcome: 'authorized' };
    case 'expired':
    case 'canceled':
    case 'voided':
      return { ...facts, outcome: 'declined', declineCode: order.payment_status };
    default:
      return waiting(order, facts, last?.failure_code);
  }
}

/** True for an order that was authorised first. */
function isLater({ metadata }: WireOrder): boolean {
  return String(metadata?.['pre_authorize']) === 'true';
}

/** What a paid order sells, which is more than its charge has taken where a part was captured. */
function wholeOf(order: WireOrder): number {
  const { line_items: lines, amount } = order;
  if (!isLater(order)) return amount;
  const sold = (lines?.data ?? []).reduce((sum, one) => sum + one.unit_price * one.quantity, 0);
  return Math.max(sold, amount);
}

/** What was charged of an order that was authorised; all of it while nothing was. */
function takenOf({ amount }: WireOrder, paid: PaidCharge | undefined): number {
  return paid?.amount ?? amount;
}

/**
 * A page that is open yet, where a card that was refused may be followed by another; or a saved card, which its
 * bank asks about or has refused.
 */
function waiting(
  { checkout, payment_status: status, next_action: next }: WireOrder,
  facts: Omit<KnownCharge, 'outcome'>,
  failure: string | null | undefined,
): KnownCharge | undefined {
  if (!checkout) {
    if (status === 'declined') {
      return { ...facts, outcome: 'declined', declineCode: failure ?? 'card_declined' };
    }
    const question = next?.redirect_to_url?.url;
    return question
      ? { ...facts, outcome: 'requires_action', redirectUrl: question }
      : { ...facts, outcome: 'pending' };
  }
  const state = checkout.status?.toLowerCase();
  if (state === 'expired' || state === 'cancelled') {
    return { ...facts, outcome: 'declined', declineCode: failure ?? state };
  }
  if (status === 'pending_confirmation') return { ...facts, outcome: 'pending' };
  if (!checkout.url) return undefined;
  return { ...facts, outcome: 'requires_action', redirectUrl: checkout.url };
}

type PaidCharge = NonNullable<NonNullable<WireOrder['charges']>['data']>[number];

/** The chargeback of an order's charge; one that Conekta itself covers takes nothing from its seller. */
function toDispute(
  order: WireOrder,
  { chargeback, amount }: PaidCharge,
): ChargeDispute | undefined {
  if (!chargeback) return undefined;
  const { id, status, reason = 'general', evidence_due_by: due } = chargeback;
  const isWon = status === 'won' || status === 'covered';
  return {
    id,
    state: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
    amount: { amount: amount ?? order.amount, currency: order.currency },
    // No document tells what Conekta takes for it.
    fee: 0,
    reason,
    ...(due && { respondBy: due * 1000 }),
  };
}

type Method = NonNullable<NonNullable<WireOrder['charges']>['data']>[number]['payment_method'];

function cardOf(method: Method): KnownCharge['card'] {
  if (method?.object !== 'card_payment' || !method.last4) return null;
  const type = method.type === 'debit' ? 'debit' : 'credit';
  const { brand = 'other', last4, issuer: bank, country } = method;
  return {
    brand: brand.toLowerCase(),
    last4,
    type,
    ...(bank && { bank }),
    ...(country && { country }),
  };
}
