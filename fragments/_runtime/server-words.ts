import type { Namespace } from '../../shared/i18n/namespace.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';

/** A fragment's words in one language. */
export interface ServerWords<T> {
  /** The words that the view renders with. */
  readonly t: T;
  /** The part of them that travels to the browser, as props. */
  readonly sent: { readonly t?: Partial<T> };
}

/**
 * A fragment's words by language, each made once.
 * @param live the words that the browser's module needs; all of them by default
 */
export function serverWords<T extends object>(
  messages: Namespace<T>,
  live?: readonly (keyof T)[],
): (tag: string) => ServerWords<T> {
  const byTag = new Map<string, ServerWords<T>>();
  return (tag) => {
    let words = byTag.get(tag);
    if (!words) {
      const t = wordsOf(messages, tag);
      words = { t, sent: sentOf(t, live) };
      byTag.set(tag, words);
    }
    return words;
  };
}

function sentOf<T extends object>(t: T, live: readonly (keyof T)[] | undefined) {
  if (!live) return { t };
  if (live.length === 0) return {};
  return { t: Object.fromEntries(live.map((key) => [key, t[key]])) as Partial<T> };
}
