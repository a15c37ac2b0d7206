/** A checkout that nobody went on with for this long is left. */
export const LEFT_AFTER_MS = 60 * 60_000;
/** How long its store reads of it. */
export const LEFT_KEPT_MS = 30 * 24 * 60 * 60_000;

/** The span of time in which left checkouts were begun: of a filter, and as far as they are kept. */
export function leftSpan(
  { from, until }: { readonly from: number | null; readonly until: number | null },
  now: number,
): { readonly from: number; readonly until: number } {
  return {
    from: Math.max(from ?? 0, now - LEFT_KEPT_MS),
    until: Math.min(until ?? now, now - LEFT_AFTER_MS),
  };
}
