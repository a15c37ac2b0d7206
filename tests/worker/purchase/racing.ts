/** Calls that are sent by twenty at once. */
import { expect } from 'vitest';
import type { Answer } from '../../support/answer.ts';

/** Races by the ids of their calls. */
export type Races = Readonly<Record<string, () => Promise<void>>>;

export const TWENTY = 20;

/** Sends twenty calls at once, each by its number; none of them may fail by a fault of the platform. */
export async function atOnce<Body>(
  call: (n: number) => Promise<Answer<Body>>,
): Promise<Answer<Body>[]> {
  const answers = await Promise.all(Array.from({ length: TWENTY }, (_, n) => call(n)));
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  return answers;
}

/** How many of some answers were no refusals. */
export function taken(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status < 300).length;
}
