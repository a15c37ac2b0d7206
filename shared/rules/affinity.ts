/** Membership of an affinity group: an account asks, the group accepts it or rejects it with a reason, and it leaves. */

export const affinityStates = ['asked', 'accepted', 'rejected', 'left'] as const;
export type AffinityState = (typeof affinityStates)[number];

/** Most characters of the reason of a rejection. */
export const REJECTION_MAX = 300;

/** Requests of one page. */
export const AFFINITY_PAGE = 20;

/** Moves of an account itself, and those of the group. */
export const affinityMoves = ['ask', 'leave', 'accept', 'reject'] as const;
export type AffinityMove = (typeof affinityMoves)[number];

/**
 * The states from which each move is made; null for an account that never asked. A member may be rejected too: that
 * ends the membership, with a reason.
 */
const FROM: Readonly<Record<AffinityMove, readonly (AffinityState | null)[]>> = {
  ask: [null, 'rejected', 'left'],
  leave: ['asked', 'accepted'],
  accept: ['asked', 'rejected'],
  reject: ['asked', 'accepted'],
};

const TO: Readonly<Record<AffinityMove, AffinityState>> = {
  ask: 'asked',
  leave: 'left',
  accept: 'accepted',
  reject: 'rejected',
};

/** The state that a move leads to; undefined where it may not be made. */
export function affinityAfter(
  state: AffinityState | null,
  move: AffinityMove,
): AffinityState | undefined {
  return FROM[move].includes(state) ? TO[move] : undefined;
}
