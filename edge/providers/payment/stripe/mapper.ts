import { billingLines, fullNameOf, type Billing } from '../../../../shared/rules/billing.ts';
import type { ChargeDispute, KeptCard, KnownCharge, StartInput } from '../port.ts';
import type { FormValue } from './form.ts';
import { wireDispute, type WireIntent } from './wire.ts';

/** What an answer about an intent tells of its charge beside its id. */
export const EXPAND = ['latest_charge'];

/** A card of a token, with whose it is: Stripe takes that with the card, and not with its charge. */
export function toMethodRequest(token: string, billing?: Billing): Record<string, FormValue> {
  return {
    type: 'card',
    card: { token },
    ...(billing && { billing_details: toBillingDetails(billing) }),
  };
}

function toBillingDetails(billing: Billing): Record<string, FormValue> {
  const { email, phone, city, state_code: state, postal_code: code } = billing;
  const address = { ...billingLines(billing), city, state, postal_code: code };
  const known = Object.entries({ ...address, country: billing.country_code }).filter(
    (entry): entry is [string, string] => Boolean(entry[1]),
  );
  return { name: fullNameOf(billing), email, phone, address: Object.fromEntries(known) };
}

/**
 * The charge of a card, confirmed at once, under the platform's own reference.
 * @param method Stripe's id of the card
 */
export function toIntentRequest(input: StartInput, method: string): Record<string, FormValue> {
  return {
    amount: input.amount.amount,
    currency: input.amount.currency.toLowerCase(),
    confirm: true,
    payment_method_types: ['card'],
    payment_method: method,
    return_url: input.returnUrl,
    ...(input.isLater && { capture_method: 'manual' }),
    metadata: { reference: input.reference },
    ...(input.description !== undefined && { description: input.description.slice(0, 250) }),
    ...(input.vault && { customer: input.vault.customer }),
    // Its buyer is there when it is charged again.
    ...(input.vault?.keep && { setup_future_usage: 'on_session' }),
    ...(input.instalments !== undefined && {
      payment_method_options: { card: { installments: planOf(input.instalments) } },
    }),
    expand: EXPAND,
  };
}

function planOf(count: number): FormValue {
  return { enabled: true, plan: { type: 'fixed_count', interval: 'month', count } };
}

/** An intent as the port's charge; undefined where a field that its status promises is missing. */
export function toCharge(intent: WireIntent): KnownCharge | undefined {
  const { reference } = intent.metadata;
  if (!reference) return undefined;
  const latest = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const isPaid = intent.status === 'succeeded';
  const isGood = isPaid || intent.status === 'requires_capture';
  const kept = isGood ? keptOf(intent, latest?.payment_method_details?.card) : undefined;
  const facts = {
    id: intent.id,
    reference,
    amount: {
      amount: isPaid ? paidOf(intent) : intent.amount,
      currency: intent.currency.toUpperCase(),
    },
    refunded: isGood ? givenBackOf(intent, latest) : (latest?.amount_refunded ?? 0),
    card: cardOf(latest?.payment_method_details?.card),
    created: intent.created * 1000,
    ...riskOf(latest?.outcome?.risk_level),
    ...(kept && { kept }),
  };
  switch (intent.status) {
    case 'succeeded':
      return { ...facts, outcome: 'approved' };
    case 'requires_capture':
      return { ...facts, outcome: 'authorized' };
    case 'requires_action': {
      const redirectUrl = intent.next_action?.redirect_to_url?.url;
      return redirectUrl ? { ...facts, outcome: 'requires_action', redirectUrl } : undefined;
    }
    case 'canceled':
      return { ...facts, outcome: 'declined', declineCode: 'canceled' };
    case 'requires_payment_method':
      return { ...facts, outcome: 'declined', declineCode: declineOf(intent) };
    default:
      return { ...facts, outcome: 'pending' };
  }
}

/** What an intent has taken; one that was authorised first took all of it, and has given the rest back. */
function paidOf({ amount, amount_received: received, capture_method: method }: WireIntent): number {
  return method === 'manual' ? amount : (received ?? amount);
}

/** What was given back of an intent, with what was authorised and not captured. */
function givenBackOf(
  { amount, amount_received: received, status, capture_method: method }: WireIntent,
  latest: { readonly amount_refunded: number } | null,
): number {
  const refunded = latest?.amount_refunded ?? 0;
  if (status !== 'succeeded' || method !== 'manual') return refunded;
  return Math.max(refunded, amount - (received ?? amount));
}

function declineOf({ last_payment_error: why }: WireIntent): string {
  if (why?.code === 'payment_intent_authentication_failure') return 'authentication_failed';
  return why?.decline_code ?? why?.code ?? 'card_declined';
}

type WireCard = NonNullable<
  Exclude<WireIntent['latest_charge'], string | null | undefined>['payment_method_details']
>['card'];

function cardOf(card: WireCard): KnownCharge['card'] {
  if (!card?.last4) return null;
  const type = card.funding === 'debit' ? 'debit' : 'credit';
  const { brand, last4, country } = card;
  return { brand: brand ?? 'other', last4, type, ...(country && { country }) };
}

/** What Stripe's Radar makes of a charge, where it is worse than usual. */
function riskOf(level: string | null | undefined): Pick<KnownCharge, 'risk'> {
  return level === 'elevated' || level === 'highest' ? { risk: level } : {};
}

/** The card that an intent has left with its customer. */
function keptOf(
  { customer, payment_method: source, setup_future_usage: use }: WireIntent,
  card: WireCard,
): KeptCard | undefined {
  if (!customer || !source || !use || !card?.exp_month || !card.exp_year) return undefined;
  return { customer, source, expMonth: card.exp_month, expYear: card.exp_year };
}

/** A dispute of an event as the port's; undefined where the event is about something else. */
export function toDispute(object: unknown): ChargeDispute | undefined {
  const read = wireDispute.safeParse(object);
  if (!read.success) return undefined;
  const { id, amount, currency, reason, status, balance_transactions, evidence_details } =
    read.data;
  const due = evidence_details?.due_by;
  // An inquiry that was closed took no money.
  const isWon = status === 'won' || status === 'warning_closed';
  return {
    id,
    state: isWon ? 'won' : status === 'lost' ? 'lost' : 'open',
    amount: { amount, currency: currency.toUpperCase() },
    fee: Math.max(
      0,
      balance_transactions.reduce((sum, { fee }) => sum + fee, 0),
    ),
    reason,
    ...(due && { respondBy: due * 1000 }),
  };
}
