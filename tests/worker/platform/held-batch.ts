/** A database whose batches wait until other work of a test is done. */
import { env } from 'cloudflare:workers';

export interface HeldDirectory {
  /** Binding for `startPlatform`. */
  readonly DIRECTORY: typeof env.DIRECTORY;
  /** Makes the next batch that holds this text wait until `meanwhile` is done. */
  hold(text: string, meanwhile: () => Promise<unknown>): void;
  /** How many batches have waited. */
  readonly held: number;
}

/** DIRECTORY with batches that can be held. */
export function holdDirectory(): HeldDirectory {
  /** The real statement of each wrapper, and its text. */
  const known = new WeakMap<
    object,
    { readonly real: D1PreparedStatement; readonly text: string }
  >();
  let waiting: { readonly text: string; readonly meanwhile: () => Promise<unknown> } | undefined;
  let held = 0;
  const statement = (real: D1PreparedStatement, text: string): object => {
    const made = {
      bind: (...params: unknown[]) => statement(real.bind(...params), text),
      all: () => real.all(),
      first: () => real.first(),
      run: () => real.run(),
    };
    known.set(made, { real, text });
    return made;
  };
  const DIRECTORY = {
    prepare: (text: string) => statement(env.DIRECTORY.prepare(text), text),
    async batch(statements: readonly object[]) {
      const asked = statements.flatMap((one) => known.get(one) ?? []);
      const before = waiting;
      if (before && asked.some(({ text }) => text.includes(before.text))) {
        waiting = undefined;
        held += 1;
        await before.meanwhile();
      }
      return env.DIRECTORY.batch(asked.map(({ real }) => real));
    },
  };
  return {
    DIRECTORY: DIRECTORY as unknown as typeof env.DIRECTORY,
    hold(text, meanwhile) {
      waiting = { text, meanwhile };
    },
    get held() {
      return held;
    },
  };
}
