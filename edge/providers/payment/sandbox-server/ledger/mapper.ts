import type { WireCard, WireCharge, WireMethod, WireRefund } from '../wire.ts';
import type { ChargeRow, RefundRow, TokenRow } from './database.ts';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The bank's page for a charge. Its key lets only the buyer who was sent there answer. */
function challengeUrl(row: ChargeRow): string {
  const url = new URL(`/3ds/${row.id}`, row.origin);
  url.searchParams.set('key', row.challenge_key);
  if (row.locale !== null) url.searchParams.set('locale', row.locale);
  return url.href;
}

/** A card as merchants see it. */
export function toWireCard(row: TokenRow | ChargeRow): WireCard {
  return {
    brand: row.brand,
    last4: row.last4,
    ...(row.bank !== null && { bank: row.bank }),
    type: row.card_type,
  };
}

/** SQLite has no truth values. */
function methodOf(json: string): WireMethod {
  const method = JSON.parse(json) as Omit<WireMethod, 'keeps'> & { readonly keeps: 0 | 1 };
  return { ...method, keeps: method.keeps === 1 };
}

function riskOf({ behaviour }: ChargeRow): Pick<WireCharge, 'risk'> {
  if (behaviour === 'risk_elevated') return { risk: 'elevated' };
  return behaviour === 'risk_highest' ? { risk: 'highest' } : {};
}

/** Its status; one that is authorised first is approved by the bank before it is charged. */
function standingOf({
  status,
  decline_code: code,
  later,
}: ChargeRow): Pick<WireCharge, 'status' | 'decline_code' | 'later'> {
  const declined = code === null ? {} : { decline_code: code };
  if (later === null) return { status, ...declined };
  const { state, captured } = JSON.parse(later) as { state: string; captured: number | null };
  const told = { later: { captured } };
  if (status !== 'approved' || state === 'captured') return { status, ...declined, ...told };
  return state === 'canceled'
    ? { status: 'declined', decline_code: 'canceled', ...told }
    : { status: 'authorized', ...told };
}

/** A charge as merchants see it. */
export function toWireCharge(row: ChargeRow): WireCharge {
  return {
    id: row.id,
    ...standingOf(row),
    amount: row.amount,
    amount_refunded: row.refunded,
    currency: row.currency,
    reference: row.reference,
    ...riskOf(row),
    card: toWireCard(row),
    ...(row.method !== null && { method: methodOf(row.method) }),
    ...(row.status === 'requires_action' && {
      next_action: {
        type: 'redirect_to_url' as const,
        redirect_to_url: { url: challengeUrl(row) },
      },
    }),
    ...(row.description !== null && { description: row.description }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as Record<string, string> }),
    created: seconds(row.created),
  };
}

/** A refund as merchants see it. */
export function toWireRefund(row: RefundRow, currency: string): WireRefund {
  return {
    id: row.id,
    charge: row.charge_id,
    status: row.status,
    amount: row.amount,
    currency,
    created: seconds(row.created),
  };
}
