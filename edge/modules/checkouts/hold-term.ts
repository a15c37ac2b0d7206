/** The time of a hold. */
export interface HoldTerm {
  /** The checkout's end, milliseconds UTC. */
  readonly end: number;
  /** The instant that no renewal passes. */
  readonly renewsUntil: number;
  /** False where the units wait for the order: a renewal has come to its bound. */
  readonly isHeld: boolean;
}

/**
 * The time of a new hold. One that replaces a live checkout renews its hold, and no renewal outlives
 * twice the first hold (design, "What the spec leaves open"). Where less than half a hold's time is
 * left of that, the units are not held again: they are free for other buyers until the bound, and the
 * buyer has the whole time for the order.
 * @param holdMs the store's time for a hold, in milliseconds
 * @param replaced the checkout that it replaces
 * @example holdTerm(now, 15 * MINUTE_MS, undefined).end // now + 15 minutes
 */
export function holdTerm(
  now: number,
  holdMs: number,
  replaced: { readonly state: string; readonly renews_until: number } | undefined,
): HoldTerm {
  const isRenewal = replaced?.state === 'open' && replaced.renews_until > now;
  const renewsUntil = isRenewal ? replaced.renews_until : now + 2 * holdMs;
  const left = renewsUntil - now;
  const isHeld = left >= holdMs / 2;
  return { end: now + (isHeld ? Math.min(holdMs, left) : holdMs), renewsUntil, isHeld };
}
