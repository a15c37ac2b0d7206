/** Card numbers that a run of tests has left behind: in its databases, pictures, queues and logs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_CARDS } from '../../edge/providers/payment/sandbox-server/test-cards.ts';

/** A number as it may be written: in one, and in groups of four with spaces or hyphens. */
function written(number: string): Buffer[] {
  const groups = number.match(/.{1,4}/g) ?? [];
  return [number, groups.join(' '), groups.join('-')].map((text) => Buffer.from(text));
}

const WRITINGS = TEST_CARDS.flatMap(({ number }) => written(number));

/**
 * Where a card's number stands in files, as `file: number`. Every card that a test types
 * is one of the sandbox's; other numbers of that form are too often something else.
 */
export function cardTraces(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    const found = WRITINGS.filter((writing) => bytes.includes(writing));
    return found.map((writing) => `${file}: ${writing.toString()}`);
  });
}

/** The files of a run's state folder, without the built code: the sandbox's names its test cards. */
export function filesLeftBy(stateDir: string): string[] {
  const entries = readdirSync(stateDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .filter((file) => !file.startsWith(join(stateDir, 'build')));
}

/** Fails a run whose data or log holds the number of a card. */
export function refuseCardTraces(stateDir: string, log: string): void {
  const found = cardTraces([...filesLeftBy(stateDir), log]);
  if (found.length > 0) throw new Error(`card numbers were kept:\n${found.join('\n')}`);
}
