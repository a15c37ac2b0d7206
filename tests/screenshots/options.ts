/** Reads the command line of the screenshots. */
import { parseArgs } from 'node:util';
import type { Language } from '../e2e/shopping.ts';
import type { State } from './state.ts';

export interface Options {
  readonly states: readonly State[];
  readonly languages: readonly Language[];
  readonly jobs: number;
  readonly list: boolean;
  /** A folder of another run's pictures, to which the last run's are compared; none are taken. */
  readonly against: string | undefined;
}

/**
 * Reads `--only <start of a name>` (any number of times), `--lang es|en`, `--jobs <n>`, `--list`,
 * `--against <folder>`.
 * @throws with the existing names when a name matches none
 */
export function readOptions(args: readonly string[], states: readonly State[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      lang: { type: 'string', multiple: true, default: ['es', 'en'] },
      jobs: { type: 'string', default: '2' },
      list: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  const fits = (start: string) => states.filter(({ name }) => name.startsWith(start));
  const missed = values.only.filter((start) => fits(start).length === 0);
  if (missed.length > 0) {
    throw new Error(`No state's name begins with ${missed.join(', ')}; --list shows them all.`);
  }
  const languages = values.lang.map((language) => {
    if (language === 'es' || language === 'en') return language;
    throw new Error(`No language is called ${language}: es or en.`);
  });
  const jobs = Number(values.jobs);
  if (!Number.isInteger(jobs) || jobs < 1) throw new Error('--jobs takes a number from 1 on.');
  return {
    states: values.only.length > 0 ? [...new Set(values.only.flatMap(fits))] : states,
    languages,
    jobs,
    list: values.list,
    against: values.against,
  };
}
