import { isolateMap } from '../../../shared/kernel/isolate-memory.ts';
import { pause } from '../../../shared/kernel/pause.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as statements from './statements.ts';

/**
 * How long counts wait for others, in ms: one write holds all of them. Counts of an isolate that
 * dies meanwhile are lost, as figures of public data may be.
 */
const GATHERED_MS = 50;

interface Counted {
  readonly key: string;
  readonly at: statements.Place;
  readonly what: statements.Counted;
  times: number;
}

/** Name of a cell → the counts that wait for its next write, by what they count. */
const waiting = isolateMap<string, Map<string, Counted>>();

/** Counts what became of a key's element, after the answer and together with others. */
export function countLater(
  scope: Pick<RequestScope, 'cell' | 'later'> & {
    readonly tenant: Pick<RequestScope['tenant'], 'cell'>;
  },
  key: string,
  at: statements.Place,
  what: statements.Counted,
): void {
  const { cell } = scope.tenant;
  const name = JSON.stringify([key, at.day, at.element, at.origin, what]);
  const counts = waiting.get(cell);
  const counted = counts?.get(name);
  if (counted) {
    counted.times += 1;
  } else if (counts) {
    counts.set(name, { key, at, what, times: 1 });
  } else {
    waiting.set(cell, new Map([[name, { key, at, what, times: 1 }]]));
    scope.later(pause(GATHERED_MS).then(() => write(scope, cell)));
  }
}

async function write(scope: Pick<RequestScope, 'cell'>, cell: string): Promise<void> {
  const counts = [...(waiting.get(cell)?.values() ?? [])];
  waiting.delete(cell);
  if (counts.length === 0) return;
  await scope.cell.write(
    counts.map(({ key, at, what, times }) => statements.count(key, at, what, times)),
  );
}
