/** Checks that the server's memory stops growing, by what is live after a collection. */
import { buildIfChanged } from '../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { describeLook, loadOnce, megabytes, type Look } from './load.ts';

interface Plan {
  readonly runs: number;
  readonly requests: number;
  /** The request at which memory is taken to have settled. */
  readonly base: number;
}

const PLAN: Plan = { runs: 3, requests: 200_000, base: 50_000 };
const QUICK_PLAN: Plan = { runs: 1, requests: 20_000, base: 10_000 };
const LOOKS = 8;
const LIMIT = 1.05;
const HEAD =
  'requests    worker stand-ins      node  resident (MB; all but the last after a collection)';

export const memory: Part = {
  name: 'memory',
  about: 'live memory of the server over 200,000 mixed requests, three times',
  async run(tools) {
    await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
    const { runs, requests, base } = tools.quick ? QUICK_PLAN : PLAN;
    const marks = Array.from({ length: LOOKS }, (_, index) => ((index + 1) * requests) / LOOKS);
    const text: string[] = [];
    const checks: Check[] = [];
    for (let run = 1; run <= runs; run += 1) {
      tools.say(`run ${run}\n${HEAD}`);
      const looks = await loadOnce(tools, marks);
      const before = looks[marks.indexOf(base)];
      const after = looks.at(-1);
      if (before === undefined || after === undefined) throw new Error('a look is missing');
      text.push(`run ${run}`, HEAD, ...looks.map(describeLook), '');
      checks.push(...checksOf(run, before, after));
    }
    return { text: text.join('\n'), checks };
  },
};

function checksOf(run: number, before: Look, after: Look): Check[] {
  const count = (look: Look) => look.requests.toLocaleString('en-US');
  const row = (name: string, of: 'worker' | 'standIns' | 'node' | 'resident') => ({
    name: `run ${run}: ${name}, request ${count(before)} to ${count(after)}`,
    figure: `${megabytes(before[of])} → ${megabytes(after[of])} MB, ${percent(before[of], after[of])}`,
  });
  const limited = (name: string, of: 'worker' | 'standIns' | 'node') => ({
    ...row(name, of),
    limit: '< 5%',
    met: after[of] / before[of] < LIMIT,
  });
  return [
    limited('live in the worker', 'worker'),
    limited('live in its databases and caches', 'standIns'),
    limited('live in the node process', 'node'),
    { ...row('resident size of workerd', 'resident'), met: true },
  ];
}

function percent(before: number, after: number): string {
  return `${((after / before - 1) * 100).toFixed(1)}%`;
}
