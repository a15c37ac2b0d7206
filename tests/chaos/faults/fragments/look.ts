/** Requests a page, and checks it. */
import { ask, type Answered } from '../../../support/visit.ts';
import type { Check } from '../../../support/suite/part.ts';

export interface Look {
  readonly answer: Answered;
  readonly milliseconds: number;
}

/** Requests a page of a store, and measures the time. */
export async function look(port: number, store: string, path: string): Promise<Look> {
  const begun = performance.now();
  const answer = await ask(port, `${store}.localhost:${port}`, path);
  return { answer, milliseconds: performance.now() - begun };
}

/** The conditions on a page, by name. */
export type Demands = Readonly<Record<string, boolean>>;

/** The conditions on every page, whatever failed in it: whole document, bar and footer. */
export function whole({ answer }: Look): Demands {
  const { text } = answer;
  return {
    whole: text.startsWith('<!doctype html>') && text.endsWith('</body></html>'),
    'has its bar': text.includes('<shop-nav'),
    'has its footer': text.includes('<shop-footer'),
    'is no larger than a page': text.length < 1_000_000,
  };
}

/** One row of the table: status, time, and the conditions that are not met. */
export function row(
  name: string,
  seen: Look,
  expected: { readonly status: number; readonly within: number },
  demands: Demands,
): Check {
  const { answer, milliseconds } = seen;
  const missed = Object.entries({
    [`has status ${expected.status}`]: answer.status === expected.status,
    [`comes within ${expected.within} ms`]: milliseconds <= expected.within,
    ...demands,
  }).flatMap(([demand, met]) => (met ? [] : [demand]));
  return {
    name,
    figure: `${answer.status}, ${milliseconds.toFixed(0)} ms`,
    limit: `${expected.status}, ≤ ${expected.within} ms, whole`,
    met: missed.length === 0,
    ...(missed.length > 0 ? { note: `missed: ${missed.join(', ')}` } : {}),
  };
}
