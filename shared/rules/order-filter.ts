import { orderStates, type OrderState } from './order-states.ts';

/** What a seller's list of orders may show: the work that is left, everything, what is held, tests, or one stage. */
export const orderViews = [
  '',
  'all',
  'held',
  'tests',
  ...orderStates.filter((state) => state !== 'awaiting_payment'),
] as const;

interface Typed {
  /** One of `orderViews`. */
  readonly show: string;
  /** Days of the store's calendar, `YYYY-MM-DD`, or empty. */
  readonly start_date: string;
  readonly end_date: string;
  readonly text: string;
}

type Flag = 'true' | 'false';

/** The query of the list's call for what a reader has chosen; empty fields are left out. */
export function orderFilterOf({ show, start_date: start, end_date: end, text }: Typed): {
  readonly state?: Exclude<OrderState, 'awaiting_payment'>;
  readonly include_delivered: Flag;
  readonly include_canceled: Flag;
  readonly held?: Flag;
  readonly test?: Flag;
  readonly start_date?: string;
  readonly end_date?: string;
  readonly text: string;
} {
  const state = orderStates.find((one) => one === show);
  const ended: Flag = show === 'all' || show === 'tests' ? 'true' : 'false';
  return {
    ...(state && state !== 'awaiting_payment' && { state }),
    include_delivered: ended,
    include_canceled: ended,
    ...(show === 'held' && { held: 'true' as const }),
    ...(show === 'tests' && { test: 'true' as const }),
    ...(start && { start_date: start }),
    ...(end && { end_date: end }),
    text,
  };
}

/**
 * The text that an address names by `OrdersFilter="{order}*"` (spec [2]): without its quotes and its
 * wildcard.
 */
export function orderTextOf(filter: string): string {
  return filter.replace(/^"|"$/g, '').replace(/\*$/, '').trim();
}
