import type { OrderState } from './order-states.ts';
import type { PaymentCode } from './payment-codes.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The codes by which a card can be authorised at the checkout and charged later, with the days for which
 * the provider keeps an authorisation. Any other code charges at once: its adapter makes no such call (PayPal's,
 * Conekta's and Openpay's documents know one), or its buyer pays by no card.
 *
 * - `str_card`: Stripe cancels an intent that waits for its capture 7 days after it was made
 *   (docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 */
const DAYS = { str_card: 7 } as const satisfies Partial<Record<PaymentCode, number>>;
export type AuthorizingCode = keyof typeof DAYS;
export const authorizingCodes = Object.keys(DAYS) as [AuthorizingCode, ...AuthorizingCode[]];

/** True for a code by which a card can be authorised first. */
export function mayAuthorize(code: PaymentCode): code is AuthorizingCode {
  return code in DAYS;
}

/**
 * When the provider gives an authorisation up by itself, milliseconds UTC. A code without days of its own
 * gets the fewest.
 */
export function authorizationEnd(code: PaymentCode, authorizedAt: number): number {
  const days = mayAuthorize(code) ? DAYS[code] : Math.min(...Object.values(DAYS));
  return authorizedAt + days * 24 * HOUR_MS;
}

/** An authorisation that nobody has charged is given up this long before its provider would. */
const GIVEN_UP_BEFORE_MS = 2 * HOUR_MS;
/** Its seller is reminded this long before that. */
const REMINDED_BEFORE_MS = 24 * HOUR_MS;

/** What time asks of an authorisation that stands, and that nobody has asked anything of. */
export function dueOfAuthorization(
  { endsAt, isReminded }: { readonly endsAt: number; readonly isReminded: boolean },
  now: number,
): 'void' | 'remind' | null {
  const givenUpAt = endsAt - GIVEN_UP_BEFORE_MS;
  if (now >= givenUpAt) return 'void';
  return !isReminded && now >= givenUpAt - REMINDED_BEFORE_MS ? 'remind' : null;
}

/** Authorisations that end before this, milliseconds UTC, are looked at. */
export function authorizationsLookedAt(now: number): number {
  return now + GIVEN_UP_BEFORE_MS + REMINDED_BEFORE_MS;
}

/** The states of an authorisation: `expired` where the provider gave it up by itself. */
export const authorizationStates = ['standing', 'captured', 'voided', 'expired'] as const;
export type AuthorizationState = (typeof authorizationStates)[number];

/** What a provider is asked for, one thing at a time: the first one asked is done. */
export const authorizationAsks = ['capture', 'void'] as const;
export type AuthorizationAsk = (typeof authorizationAsks)[number];

/**
 * Why an authorisation is given up: with its order, by its seller's button, before it ends, at the provider, or
 * since it could not be sold.
 */
export const voidReasons = [
  'canceled',
  'seller',
  'ending',
  'at_provider',
  'out_of_stock',
  'orders_gone',
  'amount_mismatch',
] as const;
export type VoidReason = (typeof voidReasons)[number];

/** The steps of its history. */
export const authorizationSteps = [
  'authorized',
  'capture_asked',
  'capture_refused',
  'captured',
  'void_asked',
  'voided',
  'expired',
  'reminded',
] as const;
export type AuthorizationStepName = (typeof authorizationSteps)[number];

/** An authorisation as far as it decides what may be asked of it. */
export interface AuthorizationFacts {
  /** Minor units. */
  readonly amount: number;
  readonly state: AuthorizationState;
  readonly asked: AuthorizationAsk | null;
}

/** Whether its seller may charge it, or give it up, now. */
export function isFree({ state, asked }: Pick<AuthorizationFacts, 'state' | 'asked'>): boolean {
  return state === 'standing' && asked === null;
}

/** Whether so much may be charged of it: something, and never more than was authorised. */
export function fitsAuthorization(amount: number, authorized: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= authorized;
}

/**
 * Whether an order in a stage has been handed over to its delivery: from there on its labels are bought and its
 * parcels are followed, so that its payment is charged before.
 */
export function isHandedOver(state: OrderState): boolean {
  return HANDED_OVER.includes(state);
}

const HANDED_OVER: readonly OrderState[] = ['to_deliver', 'in_transit', 'paid', 'delivered'];
