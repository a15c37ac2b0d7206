import type { Answer, ApiError } from '../../shared/api-client/index.ts';
import { deferredRemovals, type DeferredRemovals } from './change.ts';

interface PicksStart {
  /** Shows a row as one that the store has, or has not. */
  readonly mark: (id: string, isIn: boolean) => void;
  /** Adds a row's thing to the store, and takes it out. */
  readonly put: (id: string) => Answer<unknown>;
  readonly take: (id: string) => Answer<unknown>;
  /** Told of an addition or a removal that was made, and of one that was refused. */
  readonly said: (isIn: boolean) => void;
  readonly refused: (isIn: boolean, error: ApiError) => void;
}

/** Things that the store shows or leaves out: added at once, removed after a time to undo. */
export interface Picks {
  readonly removals: DeferredRemovals;
  readonly add: (id: string) => Promise<void>;
  /**
   * Begins a read of rows. An answer that was on its way while a row was added or removed may tell
   * the row as it was before.
   * @returns how a row was last picked since the read began; undefined where it was not
   */
  readonly since: () => (id: string) => boolean | undefined;
  /** Sends what waits; true where the store has other things than before. */
  readonly finish: () => Promise<boolean>;
}

/** @example const { add, removals } = picksModel({ mark, put, take, said, refused }); */
export function picksModel({ mark: show, put, take, said, refused }: PicksStart): Picks {
  let hasChanged = false;
  let moment = 0;
  /** How each row was last picked: when its call began, and again when the call ended. */
  const marks = new Map<string, { readonly isIn: boolean; readonly at: number }>();
  const mark = (id: string, isIn: boolean): void => {
    marks.set(id, { isIn, at: ++moment });
    show(id, isIn);
  };
  const waiting = new Set<string>();
  /** The last call about each row: the next waits for it. */
  const turns = new Map<string, Promise<void>>();
  function inTurn(id: string, work: () => Promise<void>): Promise<void> {
    const turn = (turns.get(id) ?? Promise.resolve()).then(work);
    turns.set(id, turn);
    return turn;
  }
  const done = (isIn: boolean): void => {
    hasChanged = true;
    said(isIn);
  };
  const removals = deferredRemovals((id) =>
    inTurn(id, async () => {
      const answer = await take(id);
      if (!answer.ok) return refused(false, answer.error);
      mark(id, false);
      done(false);
    }),
  );
  return {
    removals,
    add(id) {
      mark(id, true);
      return inTurn(id, async () => {
        waiting.add(id);
        const answer = await put(id);
        waiting.delete(id);
        mark(id, answer.ok);
        if (answer.ok) return done(true);
        refused(true, answer.error);
      });
    },
    since() {
      const from = moment;
      return (id) => {
        const last = marks.get(id);
        return last && (last.at > from || waiting.has(id)) ? last.isIn : undefined;
      };
    },
    async finish() {
      removals.flush();
      await Promise.all(turns.values());
      return hasChanged;
    },
  };
}
