/** Small changes of the sources, and whether the tests see them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { askedFor, choicesOf, isWanted, type Choice } from './asked.ts';
import { mutantsOf } from './make.ts';
import { inWords, type Mutant } from './mutant.ts';
import { GROUPS, sourcesOf } from './scope.ts';
import { tryMutants, type Verdict } from './try-mutants.ts';

const LEAST_SHARE = 0.9;

export const mutants: Part = {
  name: 'mutants',
  about:
    'a sample of small faults in rules, flows, stores, sessions, stitching and mails, against unit and worker tests',
  async run(tools) {
    const asked = askedFor(process.env, tools.quick);
    const all: Mutant[] = [];
    for (const group of Object.keys(GROUPS)) {
      for (const file of sourcesOf(group)) all.push(...(await mutantsOf(group, file)));
    }
    const choices = choicesOf(all, asked);
    const chosen = [...new Set(choices.flatMap((choice) => choice.mutants))];
    const names = choices.map(({ name }) => name).join(', ');
    tools.say(`${chosen.length} of ${all.length} mutants, by ${names}`);
    const verdicts = await tryMutants(chosen, {
      keep: (runner) => tools.keep(Promise.resolve(runner)),
      say: (text) => tools.say(text),
      isWanted: (test) => isWanted(test, asked),
    });
    return { checks: checksOf(choices, verdicts), text: report(verdicts) };
  },
};

function checksOf(choices: readonly Choice[], verdicts: readonly Verdict[]): Check[] {
  const caught = new Set(verdicts.filter(({ by }) => by !== null).map(({ mutant }) => mutant));
  const ofChoice = ({ name, mutants: chosen }: Choice) => {
    const seen = chosen.filter((mutant) => caught.has(mutant)).length;
    const share = seen / chosen.length;
    return {
      name: `caught, ${name}`,
      figure: `${seen} of ${chosen.length}, ${(share * 100).toFixed(1)}%`,
      limit: `≥ ${LEAST_SHARE * 100}%`,
      met: share >= LEAST_SHARE,
    };
  };
  const ofGroup = (group: string) => {
    const own = verdicts.filter(({ mutant }) => mutant.group === group);
    const seen = own.filter(({ mutant }) => caught.has(mutant)).length;
    return { name: group, figure: `${seen} of ${own.length}`, met: true };
  };
  return [...choices.map(ofChoice), ...Object.keys(GROUPS).map(ofGroup)];
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
