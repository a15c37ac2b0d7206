import { writeAskedId, type AskedId } from '../kit/asked-id.ts';
import { toDecimal } from '../../kit/decimal.ts';
import type { KnownCharge, StartInput } from '../port.ts';
import type { WireOperation } from './wire.ts';

const DESCRIPTION_MAX = 255;
const APPROVED: readonly number[] = [200, 210, 300, 301, 302, 303];
const REFUNDED = 602;
const PARTLY_REFUNDED = 605;

/** The page that a payment asks for. Its events come to an address that only Mobbex is told. */
export function toCheckoutRequest(input: StartInput, secret: string): object {
  const { amount, reference, description = reference, returnUrl, webhookUrl, buyer } = input;
  return {
    total: Number(toDecimal(amount)),
    currency: amount.currency,
    reference,
    description: description.slice(0, DESCRIPTION_MAX),
    return_url: returnUrl,
    ...(webhookUrl !== undefined && {
      webhook: `${webhookUrl}?secret=${encodeURIComponent(secret)}`,
      webhooksType: 'all',
    }),
    ...(input.instalments !== undefined && { installments: [String(input.instalments)] }),
    ...(buyer && { customer: buyer }),
  };
}

/** A page that no operation was begun on, or whose operation waits. */
export function toWaiting(asked: AskedId, reference: string): KnownCharge {
  return {
    id: writeAskedId(asked),
    reference,
    amount: asked.amount,
    refunded: 0,
    card: null,
    created: 0,
    outcome: 'pending',
  };
}

/** An operation as the port's charge, which keeps the id of its page. */
export function toCharge(operation: WireOperation, asked: AskedId): KnownCharge {
  const amount = { amount: minor(operation.total), currency: operation.currency.code };
  const { code } = operation.status;
  const facts = {
    id: writeAskedId(asked),
    reference: operation.reference,
    amount,
    refunded: code === REFUNDED ? amount.amount : minor(operation.refunded ?? 0),
    card: cardOf(operation.source),
    created: Date.parse(operation.created ?? '') || 0,
  };
  if (isPaid(code)) return { ...facts, outcome: 'approved' };
  if (isFailed(code)) return { ...facts, outcome: 'declined', declineCode: String(code) };
  return { ...facts, outcome: 'pending' };
}

function isPaid(code: number): boolean {
  return APPROVED.includes(code) || code === REFUNDED || code === PARTLY_REFUNDED;
}

function isFailed(code: number): boolean {
  return (code >= 400 && code < 600) || code === 601 || code === 604;
}

function minor(units: number): number {
  return Math.round(units * 100);
}

function cardOf(source: WireOperation['source']): KnownCharge['card'] {
  const last4 = /(\d{4})$/.exec(source?.number ?? '')?.[1];
  if (source?.type !== 'card' || !last4) return null;
  return { brand: source.reference ?? 'other', last4, type: 'credit' };
}
