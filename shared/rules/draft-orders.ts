/** An order that a seller prepares for a customer, who pays it by a link. */

/** Days that a link may last, in the order in which a form offers them; our own choice. */
export const draftDays = [1, 3, 7, 14, 30] as const;
export type DraftDays = (typeof draftDays)[number];
export const DRAFT_DAYS: DraftDays = 3;

/** Most lines of one draft; our own limit, as of a sale in person. */
export const DRAFT_LINES_MAX = 100;

/** The highest price that a seller may set for one unit, in minor units. */
export const DRAFT_PRICE_MAX = 1_000_000_000;

/** Days after its end for which a draft that nobody paid is kept: it names a person. */
export const DRAFT_KEPT_DAYS = 90;

/** How a draft stands. While it waits, its customer is paying, and nobody changes it. */
export const draftStates = ['open', 'waiting', 'paid', 'lapsed', 'taken_back'] as const;
export type DraftState = (typeof draftStates)[number];

/** What the office's list shows; what waits is open there. */
export const draftViews = ['all', 'open', 'paid', 'lapsed', 'taken_back'] as const;
export type DraftView = (typeof draftViews)[number];

/** The facts by which a draft stands; times in milliseconds UTC. */
export interface DraftFacts {
  readonly endsAt: number;
  readonly isPaid: boolean;
  readonly isTakenBack: boolean;
  /** Whether a payment by its link is under way. */
  readonly isPaying: boolean;
}

/** How a draft stands at a moment. What is paid stays paid, and a payment that began in time may end later. */
export function draftState(facts: DraftFacts, now: number): DraftState {
  if (facts.isPaid) return 'paid';
  if (facts.isTakenBack) return 'taken_back';
  if (facts.isPaying) return 'waiting';
  return now < facts.endsAt ? 'open' : 'lapsed';
}

/** True for a draft that its store may change or take back: one that is neither paid nor being paid. */
export function isDraftOpen(state: DraftState): boolean {
  return state === 'open' || state === 'lapsed';
}
