/** Small changes of the sources, and whether the tests see them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { mutantsOf } from './make.ts';
import { inWords, type Mutant } from './mutant.ts';
import { sample } from './sample.ts';
import { GROUPS, sourcesOf } from './scope.ts';
import { tryMutants, type Verdict } from './try-mutants.ts';

/** Another seed chooses other mutants. */
const SEED = process.env['MUTANTS_SEED'] ?? '2026';
const SIZE = 150;
const QUICK_SIZE = 24;
const LEAST_SHARE = 0.9;

export const mutants: Part = {
  name: 'mutants',
  about:
    'a sample of small faults in rules, flows, stores, sessions, stitching and mails, against unit and worker tests',
  async run(tools) {
    const all: Mutant[] = [];
    for (const group of Object.keys(GROUPS)) {
      for (const file of sourcesOf(group)) all.push(...(await mutantsOf(group, file)));
    }
    const chosen = sample(all, tools.quick ? QUICK_SIZE : SIZE, SEED);
    tools.say(`${chosen.length} of ${all.length} mutants, by seed ${SEED}`);
    const verdicts = await tryMutants(
      chosen,
      (runner) => tools.keep(Promise.resolve(runner)),
      (text) => tools.say(text),
    );
    return { checks: checksOf(verdicts), text: report(verdicts) };
  },
};

function checksOf(verdicts: readonly Verdict[]): Check[] {
  const caught = verdicts.filter(({ by }) => by !== null);
  const share = caught.length / verdicts.length;
  const ofGroup = (group: string) => {
    const own = verdicts.filter(({ mutant }) => mutant.group === group);
    return {
      name: group,
      figure: `${own.filter(({ by }) => by !== null).length} of ${own.length}`,
      met: true,
    };
  };
  return [
    {
      name: 'caught',
      figure: `${caught.length} of ${verdicts.length}, ${(share * 100).toFixed(1)}%`,
      limit: `≥ ${LEAST_SHARE * 100}%`,
      met: share >= LEAST_SHARE,
    },
    ...Object.keys(GROUPS).map(ofGroup),
  ];
}

/** The survivors in words; every verdict is written to a file. */
function report(verdicts: readonly Verdict[]): string {
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mutants.json'), JSON.stringify(verdicts, null, 2));
  const survivors = verdicts.filter(({ by }) => by === null);
  if (survivors.length === 0) return 'No mutant survived.';
  return [
    'Survivors:',
    ...survivors.map(({ mutant, tests }) => `  ${inWords(mutant)} (${tests} test files)`),
  ].join('\n');
}
