import { z } from 'zod';

/** The part of a purchase that the sandbox looks at. */
export const transactionRequest = z.object({
  rate: z.string().regex(/^\w{1,64}$/),
  metadata: z.string().max(100).optional(),
});
export type TransactionRequest = z.infer<typeof transactionRequest>;

export const refundRequest = z.object({ transaction: z.string().regex(/^\w{1,64}$/) });

/** How far the sandbox's parcels come. */
export type Status = 'PRE_TRANSIT' | 'TRANSIT' | 'DELIVERED' | 'RETURNED' | 'FAILURE';

/** A label as the sandbox keeps it. */
export interface KeptLabel {
  readonly id: string;
  readonly rate: string;
  readonly number: string;
  readonly order: string;
  readonly status: Status;
  readonly isRefunded: boolean;
  /** True until it is looked at once: the courier makes its number later. */
  readonly isQueued: boolean;
}

/** What can happen to a parcel at the sandbox's depot, in the order of its list. */
export const STEPS = [
  'fetch',
  'deliver',
  'twice',
  'silent',
  'late',
  'stale',
  'forged',
  'fail',
  'return',
] as const;
export type Step = (typeof STEPS)[number];

/** How a step goes on: what becomes of the parcel, and which events tell it. */
interface Plan {
  readonly status: Status | null;
  /** The states that events claim, in the order in which they are sent. */
  readonly told: readonly Status[];
  readonly isLate: boolean;
}

const DELIVERED: Plan = { status: 'DELIVERED', told: ['DELIVERED'], isLate: false };

const PLANS: Readonly<Record<Step, Plan>> = {
  fetch: { status: 'TRANSIT', told: ['TRANSIT'], isLate: false },
  deliver: DELIVERED,
  twice: { ...DELIVERED, told: ['DELIVERED', 'DELIVERED'] },
  silent: { ...DELIVERED, told: [] },
  late: { ...DELIVERED, isLate: true },
  stale: { ...DELIVERED, told: ['DELIVERED', 'TRANSIT'] },
  forged: { ...DELIVERED, status: null },
  fail: { status: 'FAILURE', told: ['FAILURE'], isLate: false },
  return: { status: 'RETURNED', told: ['RETURNED'], isLate: false },
};

/** The plan of a step. */
export function planOf(step: Step): Plan {
  return PLANS[step];
}

const newId = () => crypto.randomUUID().replaceAll('-', '');

/** A label of a rate. */
export function newLabel(
  { rate, metadata = '' }: TransactionRequest,
  isQueued: boolean,
): KeptLabel {
  const number = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte % 10).join('');
  return {
    id: newId(),
    rate,
    number: `SX${number}`,
    order: metadata,
    status: 'PRE_TRANSIT',
    isRefunded: false,
    isQueued,
  };
}

/**
 * A label as Shippo writes a transaction.
 * @param origin of the sandbox's own pages
 */
export function showLabel(label: KeptLabel, origin: string): object {
  const now = new Date().toISOString();
  const page = `${origin}/shippo/depot?number=${label.number}`;
  const made = {
    tracking_number: label.number,
    tracking_url_provider: page,
    label_url: `${origin}/shippo/papers/${label.id}`,
    tracking_status: label.status,
  };
  return {
    object_id: label.id,
    object_created: now,
    object_updated: now,
    object_owner: 'sandbox@example.com',
    object_state: 'VALID',
    status: label.isRefunded ? 'REFUNDED' : label.isQueued ? 'QUEUED' : 'SUCCESS',
    rate: label.rate,
    metadata: label.order,
    messages: [],
    ...(!label.isQueued && made),
  };
}

/** An event as Shippo writes it: it bears no proof. */
export function eventOf({ id, number }: KeptLabel, status: Status): string {
  const now = new Date().toISOString();
  const tracking_status = {
    object_id: newId(),
    object_created: now,
    object_updated: now,
    status,
    status_details: status,
  };
  const data = {
    carrier: 'estafeta',
    tracking_number: number,
    tracking_status,
    tracking_history: [],
    messages: [],
    transaction: id,
  };
  return JSON.stringify({ event: 'track_updated', test: true, data });
}
