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

/** Characters of a name that a list is asked for. */
const TYPED_MAX = 40;

/** The name that is being typed after `@`, and the place of that sign in the draft. */
export interface TypedMention {
  readonly at: number;
  readonly typed: string;
}

/**
 * The name that stands between `@` and the caret; undefined where no name is being typed.
 * @example typedMention('Pregunta a @jo', 14) // { at: 11, typed: 'jo' }
 */
export function typedMention(draft: string, caret: number): TypedMention | undefined {
  const at = draft.lastIndexOf('@', caret - 1);
  if (at < 0 || WORD.test(draft[at - 1] ?? '')) return undefined;
  const typed = draft.slice(at + 1, caret);
  return typed.length > TYPED_MAX || typed.includes('\n') ? undefined : { at, typed };
}

/** The colleagues that a typed name may mean: any word of their name, or their username, begins with it. */
export function matchingColleagues<One extends Colleague>(
  colleagues: readonly One[],
  typed: string,
): One[] {
  const begun = fold(typed);
  return colleagues.filter(({ name, username }) =>
    [` ${fold(name)}`, ` ${fold(username)}`].some((one) => one.includes(` ${begun}`)),
  );
}

/** The draft with a colleague in place of the typed name, and the caret behind them. */
export function putMention(
  draft: string,
  { at, typed }: TypedMention,
  { username }: Pick<Colleague, 'username'>,
): { readonly text: string; readonly caret: number } {
  const rest = draft.slice(at + 1 + typed.length);
  const named = `${draft.slice(0, at)}@${username}${rest.startsWith(' ') ? '' : ' '}`;
  return { text: named + rest, caret: named.length + (rest.startsWith(' ') ? 1 : 0) };
}
