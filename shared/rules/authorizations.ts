import type { OrderState } from './order-states.ts';
import type { PaymentCode } from './payment-codes.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many days a provider keeps an authorisation; and for how many it vouches for its money, where those are fewer. */
export interface Days {
  readonly kept: number;
  readonly sure?: number;
}

/**
 * The codes by which a payment can be authorised at the checkout and charged later. Any other code charges at once:
 * its adapter makes no such call, or its buyer pays in another way.
 *
 * - `str_card`: Stripe cancels an intent that waits for its capture 7 days after it was made
 *   (docs.stripe.com/payments/place-a-hold-on-a-payment-method).
 * - `conekta_card`: Conekta's document names no days; these are the fewest for which a card's network keeps an
 *   authorisation (Visa's, in the tables of the same page).
 * - `paypal`: PayPal keeps one for 29 days, and vouches for its money for three of them
 *   (`authorizations.reauthorize` of its Payments v2).
 */
const DAYS = {
  str_card: { kept: 7 },
  conekta_card: { kept: 5 },
  paypal: { kept: 29, sure: 3 },
} as const satisfies Partial<Record<PaymentCode, Days>>;
export type AuthorizingCode = keyof typeof DAYS;
export const authorizingCodes = Object.keys(DAYS) as [AuthorizingCode, ...AuthorizingCode[]];

/** True for a code by which a payment can be authorised first. */
export function mayAuthorize(code: PaymentCode): code is AuthorizingCode {
  return code in DAYS;
}

/** The days of a code by which a payment can be authorised first; null for any other. */
export function authorizationDays(code: PaymentCode): Days | null {
  return mayAuthorize(code) ? DAYS[code] : null;
}

/** The days of a code. One without days of its own gets the fewest. */
function daysOf(code: PaymentCode): Days {
  const fewest = Math.min(...Object.values(DAYS).map(({ kept }) => kept));
  return authorizationDays(code) ?? { kept: fewest };
}

/** When the provider gives an authorisation up by itself, milliseconds UTC. */
export function authorizationEnd(code: PaymentCode, authorizedAt: number): number {
  return authorizedAt + daysOf(code).kept * DAY_MS;
}

/** An authorisation that nobody has charged is given up this long before its provider would. */
const GIVEN_UP_BEFORE_MS = 2 * HOUR_MS;

/** Authorisations that end before this, milliseconds UTC, are given up where nobody has asked anything of them. */
export function givenUpBefore(now: number): number {
  return now + GIVEN_UP_BEFORE_MS;
}

/** What a seller is reminded of a day before: the provider vouches no longer for the money, or it is given up. */
export type Reminder = 'unsure' | 'ends';

/** The reminders of an authorisation, the first of them first, each with when it comes, milliseconds UTC. */
function remindersOf(code: PaymentCode, endsAt: number): readonly (readonly [Reminder, number])[] {
  const { kept, sure } = daysOf(code);
  const ends = ['ends', endsAt - GIVEN_UP_BEFORE_MS - DAY_MS] as const;
  if (sure === undefined) return [ends];
  return [['unsure', endsAt - (kept - sure + 1) * DAY_MS], ends];
}

/** When the seller of an authorisation is reminded next, milliseconds UTC; null where no reminder is left. */
export function nextReminder(code: PaymentCode, endsAt: number, after: number): number | null {
  return remindersOf(code, endsAt).find(([, at]) => at > after)?.[1] ?? null;
}

/** What a reminder that is due by now is about; undefined before the first. */
export function reminderOf(code: PaymentCode, endsAt: number, now: number): Reminder | undefined {
  return remindersOf(code, endsAt).findLast(([, at]) => at <= now)?.[0];
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
