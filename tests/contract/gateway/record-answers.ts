/** Keeps what the demo answered, as the examples of the API's page. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ANSWERS, ROOT } from '../../../edge/cli/paths.ts';
import { contracts } from '../../support/contracts.ts';

/** Rows of a list that an example shows, and letters of a text. */
const ROWS = 2;
const LETTERS = 120;

/**
 * Writes one file a service, each with its calls by id.
 * @param port that the demo was served at
 */
export function recordAnswers(answers: ReadonlyMap<string, unknown>, port: string): void {
  const folder = join(ROOT, API_ANSWERS);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [service, calls] of Map.groupBy(contracts, (contract) => contract.service)) {
    const told = calls.flatMap(({ id, answer }) => {
      if (!answers.has(id)) return [];
      const whole = answers.get(id);
      // A text or a list may have to be as long as it is.
      const short = shortened(whole);
      return [[id, answer.safeParse(short).success ? short : whole] as const];
    });
    const text = `${JSON.stringify(Object.fromEntries(told), null, 2)}\n`;
    // Each run has a port of its own; `npm start` has this one.
    writeFileSync(join(folder, `${service}.json`), text.replaceAll(`:${port}`, ':8787'));
  }
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.length > LETTERS ? `${value.slice(0, LETTERS)}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}
