/** Decides the way through the sources at the points that only a running program knows. */
import { literalsOf } from './types.ts';
import type { Unknown } from './values.ts';

/** One way through the sources: the answers so far, by question. */
export class Decisions {
  readonly #wanted: ReadonlyMap<string, boolean>;
  readonly taken = new Map<string, boolean>();
  /** The paths that equal some text. */
  readonly #some = new Set<string>();

  constructor(wanted: ReadonlyMap<string, boolean>) {
    this.#wanted = wanted;
  }

  #decide(question: string, usual: boolean): boolean {
    const known = this.taken.get(question);
    if (known !== undefined) return known;
    const answer = this.#wanted.get(question) ?? usual;
    this.taken.set(question, answer);
    return answer;
  }

  #said(question: string): boolean | undefined {
    return this.taken.get(question);
  }

  /** True where a value is undefined or null: both are one case here. */
  isMissing({ path }: Unknown): boolean {
    if (this.#said(`truth ${path}`) === true || this.#some.has(path)) return false;
    return this.#decide(`missing ${path}`, false);
  }

  isTruthy({ path }: Unknown): boolean {
    if (this.#said(`missing ${path}`) === true) return false;
    return this.#some.has(path) || this.#decide(`truth ${path}`, true);
  }

  /** True where a value equals this text; when its type lists texts, exactly one of them does. */
  equals({ path, type }: Unknown, other: string): boolean {
    const known = this.#said(`is ${path} ${other}`);
    if (known !== undefined) return known;
    if (this.#said(`missing ${path}`) === true || this.#some.has(path)) return false;
    const choices = type && literalsOf(type);
    if (choices && !choices.includes(other)) return false;
    const isLast = choices?.every(
      (choice) => choice === other || this.#said(`is ${path} ${choice}`) === false,
    );
    const answer = isLast || this.#decide(`is ${path} ${other}`, choices?.[0] === other);
    this.taken.set(`is ${path} ${other}`, answer);
    if (answer) this.#some.add(path);
    return answer;
  }

  /** One of the choices, the same each time; undefined where there is none. */
  pick(value: Unknown, choices: readonly string[]): string | undefined {
    return choices.find((choice) => this.equals(value, choice)) ?? choices.at(-1);
  }
}

/** The most ways that are tried for one function; more would only repeat their pieces. */
const WAYS = 700;

/** Runs every way: first the usual one, then those that differ by one answer, by two, and so on. */
export function goEveryWay(run: (decisions: Decisions) => void): void {
  const waiting: ReadonlyMap<string, boolean>[] = [new Map()];
  for (let gone = 0; gone < WAYS; gone += 1) {
    const wanted = waiting.shift();
    if (!wanted) return;
    const decisions = new Decisions(wanted);
    run(decisions);
    const taken = [...decisions.taken];
    taken.forEach(([question, answer], index) => {
      if (index < wanted.size) return;
      waiting.push(new Map([...taken.slice(0, index), [question, !answer]]));
    });
  }
}
