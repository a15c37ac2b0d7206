import { fold } from './fold.ts';

/** A member of a store's staff, as a note names them. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

const WORD = /[\p{L}\p{N}_]/u;
/** What makes a name go on: a letter, also after a dot or a dash. */
const GOES_ON = /^[.-]?[\p{L}\p{N}_]/u;

/**
 * The colleagues whom a note names: `@` with the username or the whole name, in any case and without
 * accents. A mail address names nobody.
 * @returns their ids, each once
 */
export function mentionsIn(note: string, colleagues: readonly Colleague[]): string[] {
  const text = fold(note);
  const names = colleagues
    .flatMap(({ id, name, username }) => [
      { id, as: fold(username) },
      { id, as: fold(name) },
    ])
    .filter(({ as }) => as !== '');
  const found = new Set<string>();
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (WORD.test(text[at - 1] ?? '')) continue;
    const rest = text.slice(at + 1);
    for (const { id, as } of names) {
      if (rest.startsWith(as) && !GOES_ON.test(rest.slice(as.length))) found.add(id);
    }
  }
  return [...found];
}
