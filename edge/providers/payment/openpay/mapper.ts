import type { Money } from '../../../../shared/kernel/money.ts';
import { billingLines, type Billing } from '../../../../shared/rules/billing.ts';
import type { PaymentSlip } from '../../../../shared/rules/payment-slip.ts';
import type { KnownCharge, StartInput } from '../port.ts';
import { toDecimal } from '../../kit/decimal.ts';
import type { WireCharge } from './wire.ts';

const DESCRIPTION_MAX = 250;

/** The ways that Openpay gives a number for, and the one that it has a page for. */
export type Method = 'store' | 'bank_account' | 'card';

/** The charge that a payment asks for, which ends when its order's goods are kept no longer. */
export function toChargeRequest(input: StartInput, method: Method): object {
  const { amount, reference, description = reference, payBy, buyer } = input;
  return {
    method,
    amount: Number(toDecimal(amount)),
    currency: amount.currency,
    description: description.slice(0, DESCRIPTION_MAX),
    order_id: reference,
    ...(payBy !== undefined && { due_date: new Date(payBy).toISOString().replace('.000Z', 'Z') }),
    ...(buyer && { customer: customerOf(buyer, method === 'card' ? input.billing : undefined) }),
    // Texts, as Openpay's own sample of its page sends them.
    ...(method === 'card' && {
      confirm: 'false',
      send_email: 'false',
      redirect_url: input.returnUrl,
      ...(input.instalments !== undefined && {
        payment_plan: { payments: input.instalments },
      }),
    }),
  };
}

/** The buyer; of a card the person whose card it is, with the address where one is known. */
function customerOf(buyer: NonNullable<StartInput['buyer']>, billing?: Billing): object {
  if (!billing) return { name: buyer.name, email: buyer.email, requires_account: false };
  const { first_name: name, surname, email, phone, city, state_code: state } = billing;
  const { postal_code: code, country_code: country, reference } = billing;
  const lines = billingLines(billing);
  return {
    name,
    last_name: surname,
    email,
    phone_number: phone,
    requires_account: false,
    ...(lines &&
      city &&
      code &&
      country && {
        address: {
          line1: lines.line1,
          line2: lines.line2,
          line3: reference ?? '',
          postal_code: code,
          state: state ?? '',
          city,
          country_code: country,
        },
      }),
  };
}

/** A charge as the port's; undefined where it lacks the number that its status promises. */
export function toCharge(charge: WireCharge): KnownCharge | undefined {
  const amount = moneyOf(charge.amount, charge.currency);
  const facts = {
    id: charge.id,
    reference: charge.order_id ?? '',
    amount,
    refunded: refundedOf(charge, amount),
    card: cardOf(charge.card),
    created: Date.parse(charge.creation_date ?? '') || 0,
  };
  switch (charge.status) {
    case 'completed':
    case 'refunded':
    case 'chargeback_pending':
      return { ...facts, outcome: 'approved' };
    case 'failed':
    case 'cancelled':
    case 'expired':
      return { ...facts, outcome: 'declined', declineCode: charge.status };
    default: {
      const { url } = charge.payment_method ?? {};
      if (url !== undefined && charge.status === 'charge_pending') {
        return { ...facts, outcome: 'requires_action', redirectUrl: url };
      }
      const slip = slipOf(charge.payment_method);
      const until = charge.due_date ? Date.parse(charge.due_date) : undefined;
      if (!slip && charge.method === 'card') return { ...facts, outcome: 'pending' };
      return slip && { ...facts, outcome: 'referenced', slip, until };
    }
  }
}

function cardOf(card: WireCharge['card']): KnownCharge['card'] {
  const last4 = /(\d{4})$/.exec(card?.card_number ?? '')?.[1];
  if (!card || !last4) return null;
  const type = card.type === 'debit' ? 'debit' : 'credit';
  const bank = card.bank_name ? { bank: card.bank_name } : {};
  return { brand: card.brand ?? 'other', last4, type, ...bank };
}

function moneyOf(units: number, currency: string): Money {
  return { amount: Math.round(units * 100), currency };
}

function refundedOf({ status, refund, currency }: WireCharge, all: Money): number {
  if (refund?.status === 'completed') return moneyOf(refund.amount, currency).amount;
  return status === 'refunded' ? all.amount : 0;
}

function slipOf(method: WireCharge['payment_method']): PaymentSlip | undefined {
  if (method?.type === 'store' && method.reference) {
    const none = { account: null, bank: null, agreement: null, holder: null };
    return { kind: 'store', number: method.reference, ...none };
  }
  if (method?.type !== 'bank_transfer' || !method.clabe || !method.name) return undefined;
  return {
    kind: 'bank',
    number: method.name,
    account: method.clabe,
    bank: method.bank ?? null,
    agreement: method.agreement ?? null,
    holder: null,
  };
}
