import { isPaidFirst } from './payment-codes.ts';
import { movesFrom, type OrderState } from './order-states.ts';
import type { OrderFacts } from './seller-moves.ts';

/**
 * The states of an order's label. `buying`: the courier was asked, and nobody knows yet whether it was bought;
 * `failed`: the courier bought none.
 */
export const labelStates = [
  'buying',
  'pending',
  'bought',
  'canceling',
  'canceled',
  'failed',
] as const;
export type LabelState = (typeof labelStates)[number];

/** How far the parcels of a label have come. */
export const journeys = ['waiting', 'in_transit', 'failed', 'delivered', 'returned'] as const;
export type Journey = (typeof journeys)[number];

/** True for a label that the courier has sold, and not taken back. */
export function isStanding(state: LabelState): boolean {
  return state === 'pending' || state === 'bought';
}

/** The stages in which a seller may buy a label: the order is the seller's to send, and not on its way yet. */
const LABEL_STAGES: readonly OrderState[] = ['in_process', 'to_deliver', 'paid'];

/**
 * Whether the seller may buy a label for an order now: the first one, or another where the courier sold none
 * or took it back.
 * @param label the state of the order's label; undefined where none was asked for
 */
export function mayBuyLabel(stage: OrderState, label: LabelState | undefined): boolean {
  const isTaken = label !== undefined && (isStanding(label) || label === 'canceling');
  return !isTaken && LABEL_STAGES.includes(stage);
}

/** Whether a seller may give a label back: one whose parcels nobody has fetched. */
export function mayCancelLabel(label: LabelState, journey: Journey): boolean {
  return isStanding(label) && journey === 'waiting';
}

const ENDS: readonly Journey[] = ['delivered', 'returned'];

/** True for a journey that is over. */
export function isJourneyOver(journey: Journey): boolean {
  return ENDS.includes(journey);
}

/**
 * The journey after a courier's answer. An answer may be older than one before it: parcels that were fetched
 * never wait again, and a journey that is over stays so.
 */
export function journeyAfter(before: Journey, told: Journey): Journey {
  if (isJourneyOver(before) || told === 'waiting') return before;
  return told;
}

/** The stages to which tracking moves an order. */
const TRACKED: readonly OrderState[] = ['to_deliver', 'in_transit', 'delivered'];

/**
 * The moves by which an order follows its parcels (spec [4]): the shortest way through the table of moves, empty
 * where there is none. Parcels that come back, or that nobody could bring, move nothing. Goods that are paid
 * by hand are `delivered` only once their seller has said that they are paid.
 */
export function movesOfJourney(order: OrderFacts, journey: Journey): OrderState[] {
  const { state, payment_type: payment } = order;
  if (journey === 'in_transit') return wayTo(state, 'in_transit');
  if (journey !== 'delivered') return [];
  const isOwed = payment !== null && !isPaidFirst(payment) && state !== 'paid';
  return wayTo(state, isOwed ? 'in_transit' : 'delivered');
}

/** The shortest way of the system's own moves from one stage to a later one. */
function wayTo(from: OrderState, to: OrderState): OrderState[] {
  let ways: OrderState[][] = from === to ? [] : [[]];
  // The stages of parcels follow each other without a way back, so that this ends.
  while (ways.length > 0) {
    const found = ways.find((way) => way.at(-1) === to);
    if (found) return found;
    ways = ways.flatMap((way) =>
      movesFrom(way.at(-1) ?? from, 'system')
        .filter((stage) => TRACKED.includes(stage))
        .map((stage) => [...way, stage]),
    );
  }
  return [];
}

/** A tracking number as lists find it: without spaces and hyphens, in capitals. */
export function trackingKey(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** For how long one caller alone may ask the courier about a label; longer than all its calls may take. */
export const LABEL_CLAIM_MS = 2 * MINUTE_MS;
/** How often an event may make the platform ask: it proves nothing. */
export const EVENT_REST_MS = MINUTE_MS;
/** For how long a purchase whose answer was lost is looked for. */
export const BUYING_MOST_MS = 15 * MINUTE_MS;
/** For how long parcels are followed. Our own limit. */
const FOLLOWED_MS = 90 * 24 * HOUR_MS;

/**
 * When the courier is asked about a label next, milliseconds; null where nothing is left to ask.
 * @param since when the label was asked for
 */
export function nextLook(
  { state, journey }: { readonly state: LabelState; readonly journey: Journey },
  since: number,
  now: number,
): number | null {
  if (state === 'failed' || state === 'canceled' || now - since > FOLLOWED_MS) return null;
  if (state === 'buying' || state === 'pending') return now + 2 * MINUTE_MS;
  if (state === 'canceling') return now + HOUR_MS;
  if (isJourneyOver(journey)) return null;
  return now + (journey === 'failed' ? 6 * HOUR_MS : HOUR_MS);
}
