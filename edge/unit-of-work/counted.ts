/** Lists count exactly up to here, and estimate beyond. */
export const COUNTED_EXACTLY = 1_000;
/** Rows that a count looks at: one more says that there are more. */
export const COUNTED_MOST = COUNTED_EXACTLY + 1;

/**
 * The number of matches that a page of a list tells: what was counted, and never fewer than lie before
 * the end of its rows.
 * @param read how many rows were read from the page's offset on
 */
export function matchesOf(
  counted: { readonly n: number } | undefined,
  { offset }: { readonly offset: number },
  read: number,
): number {
  return Math.max(counted?.n ?? 0, read === 0 ? 0 : offset + read);
}
