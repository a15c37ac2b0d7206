import type { WireCard, WireDecline, WireDisputeState, WireStatus } from './wire.ts';
import type { Settings } from './settings.ts';
import type { Behaviour } from './test-cards.ts';

/** The statuses that may follow each status; any other step is refused. */
export const TRANSITIONS: Readonly<Record<WireStatus, readonly WireStatus[]>> = {
  pending: ['approved', 'declined'],
  requires_action: ['approved', 'declined'],
  approved: [],
  authorized: [],
  declined: [],
};

/** How long a token waits for its charge, and a buyer may look at the bank's page. */
export const TOKEN_LIFE_MS = 15 * 60_000;
export const CHALLENGE_LIFE_MS = 15 * 60_000;

/** A webhook to send. `delayMs` is measured from the change that it reports. */
export interface Announcement {
  readonly status: WireStatus;
  readonly delayMs: number;
  readonly copies: number;
}

/** The future of a charge, written down when it is opened. */
export interface Plan {
  readonly status: WireStatus;
  readonly declineCode?: WireDecline;
  /** In the order of their sequence numbers, which is not always the order of their arrival. */
  readonly announcements: readonly Announcement[];
  /** How the charge is disputed, in the order in which that is told. */
  readonly disputes?: readonly { readonly state: WireDisputeState; readonly delayMs: number }[];
  /** Milliseconds until an open status ends by itself. */
  readonly settleMs?: number;
  /** Milliseconds that the caller waits for the answer. */
  readonly holdMs?: number;
}

const at = (status: WireStatus, delayMs = 0, copies = 1): Announcement => ({
  status,
  delayMs,
  copies,
});

/**
 * The plan of a charge for a card with this behaviour; undefined when the provider fails instead.
 */
export function planFor(behaviour: Behaviour, settings: Settings): Plan | undefined {
  switch (behaviour) {
    case 'provider_error':
      return undefined;
    case 'decline':
      return { status: 'declined', declineCode: 'card_declined', announcements: [at('declined')] };
    case 'insufficient_funds':
      return {
        status: 'declined',
        declineCode: 'insufficient_funds',
        announcements: [at('declined')],
      };
    case 'three_ds':
    case 'three_ds_declined':
      return {
        status: 'requires_action',
        announcements: [at('requires_action')],
        settleMs: CHALLENGE_LIFE_MS,
      };
    case 'pending':
      return { status: 'pending', announcements: [at('pending')], settleMs: settings.lateMs };
    case 'hang':
      return {
        status: 'pending',
        announcements: [at('pending')],
        settleMs: Math.round(settings.hangMs / 3),
        holdMs: settings.hangMs,
      };
    case 'late_webhook':
      return { status: 'approved', announcements: [at('approved', settings.lateMs)] };
    case 'double_webhook':
      return { status: 'approved', announcements: [at('approved', 0, 2)] };
    case 'disordered_webhooks':
      return {
        status: 'approved',
        announcements: [at('pending', settings.retryMs), at('approved')],
      };
    case 'dispute_open':
      return {
        status: 'approved',
        announcements: [at('approved')],
        disputes: [{ state: 'open', delayMs: settings.lateMs }],
      };
    case 'dispute_lost':
    case 'dispute_won':
      return {
        status: 'approved',
        announcements: [at('approved')],
        disputes: [
          { state: 'open', delayMs: settings.lateMs },
          { state: behaviour === 'dispute_won' ? 'won' : 'lost', delayMs: 2 * settings.lateMs },
        ],
      };
    case 'approve':
    case 'refund_fails':
    case 'refund_pending':
    case 'risk_elevated':
    case 'risk_highest':
    case 'capture_declined':
    case 'authorization_short':
      return { status: 'approved', announcements: [at('approved')] };
  }
}

/** The plan of a charge in months: a debit card is declined. */
export function planInMonths(type: WireCard['type'], plan: Plan): Plan {
  if (type === 'credit') return plan;
  const declineCode = 'instalments_need_credit';
  return { status: 'declined', declineCode, announcements: [at('declined')] };
}

/** The status of an open charge after its time is up or its challenge is answered. */
export function settlementOf(
  behaviour: Behaviour,
  from: WireStatus,
  answer: 'approve' | 'reject' | 'none',
): { readonly status: WireStatus; readonly declineCode?: WireDecline } {
  if (from === 'pending') return { status: 'approved' };
  if (answer === 'none') return { status: 'declined', declineCode: 'authentication_expired' };
  if (answer === 'reject') return { status: 'declined', declineCode: 'authentication_failed' };
  return behaviour === 'three_ds_declined'
    ? { status: 'declined', declineCode: 'card_declined' }
    : { status: 'approved' };
}

/** Waits before the second, third and fourth delivery of a webhook; after those it is given up. */
export function retryWaits(settings: Settings): readonly number[] {
  return [settings.retryMs, settings.retryMs * 5, settings.retryMs * 30];
}
