/**
 * Deletes the oldest of what is kept, so that one more stays within the most.
 * @example makeRoom(known, 500);
 *          known.set(key, entry);
 */
export function makeRoom<K>(
  kept: { readonly size: number; keys(): Iterable<K>; delete(key: K): boolean },
  most: number,
): void {
  for (const oldest of kept.keys()) {
    if (kept.size < most) return;
    kept.delete(oldest);
  }
}
