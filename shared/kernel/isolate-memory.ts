/**
 * What an isolate remembers from one request to the next: maps and counts at the top of a module.
 * Each is declared here, so that one call empties all of them.
 */
const forgets: (() => void)[] = [];

/**
 * Declares memory at the top of a module.
 * @param forget empties it; it stands for the module as it was when it was loaded
 */
export function whenForgotten(forget: () => void): void {
  forgets.push(forget);
}

/** A map that lives as long as its isolate, or until the isolate forgets. */
export function isolateMap<K, V>(): Map<K, V> {
  const map = new Map<K, V>();
  whenForgotten(() => map.clear());
  return map;
}

/** A set of the same life. */
export function isolateSet<V>(): Set<V> {
  const set = new Set<V>();
  whenForgotten(() => set.clear());
  return set;
}

/**
 * Empties the memory of every module of this isolate. Tests of several files share an isolate; each
 * file begins with databases of its own, of which none of the memory may speak.
 */
export function forgetIsolate(): void {
  for (const forget of forgets) forget();
}
