import type { DraftState } from './draft-orders.ts';

/** What is added to a placed order: a prepared order of its own, which names it. */

/** Most additions of one order that may wait for their payment at a time; our own choice. */
export const OPEN_ADDITIONS_MAX = 5;
/** Most additions that one order has had, ended ones included; our own choice. */
export const ADDITIONS_MAX = 50;

export type AdditionProblem = 'order_not_extendable' | 'too_many_additions';

/** The facts of an order on which its additions depend. */
export interface ExtendedFacts {
  /** Whether it was bought in the store that delivers it. */
  readonly isOwn: boolean;
  readonly isTest: boolean;
  /** Whether its buyer has an e-mail, to which the link goes. */
  readonly hasMail: boolean;
  /** How its additions so far stand. */
  readonly additions: readonly DraftState[];
}

/**
 * Why nothing can be added to an order; undefined where something can. What the store sells in another store's name
 * is that store's sale, and no link of this one charges for it.
 */
export function additionProblem(facts: ExtendedFacts): AdditionProblem | undefined {
  const { isOwn, isTest, hasMail, additions } = facts;
  if (!isOwn || isTest || !hasMail) return 'order_not_extendable';
  const waiting = additions.filter((state) => state === 'open' || state === 'waiting').length;
  const isFull = waiting >= OPEN_ADDITIONS_MAX || additions.length >= ADDITIONS_MAX;
  return isFull ? 'too_many_additions' : undefined;
}
