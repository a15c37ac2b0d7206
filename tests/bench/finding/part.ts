/** Whether a search puts first what a shopper asked for. */
import { seededDemo } from '../../support/demo-database.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { evaluate, meanOf, type Judged } from './evaluate.ts';
import { held } from './held.ts';
import { tuned } from './tuned.ts';

const LIMIT = 0.9;
/** Queries below this are named. */
const POOR = 0.7;

export const finding: Part = {
  name: 'finding',
  about: '120 judged searches of the demo’s stores: nDCG of their first ten results',
  async run() {
    const now = Date.now();
    const demo = await seededDemo(now);
    const halves: [string, Judged[]][] = [
      ['60 queries that the search is tuned with', await evaluate(demo, tuned, now)],
      ['60 queries that only the bench reads', await evaluate(demo, held, now)],
    ];
    return {
      text: poorOf(halves[0]![1]),
      checks: halves.map(([name, judged]): Check => {
        const mean = meanOf(judged);
        return {
          name: `nDCG at 10 of ${name}`,
          figure: mean.toFixed(3),
          limit: `≥ ${LIMIT.toFixed(1)}`,
          met: mean >= LIMIT,
        };
      }),
    };
  },
};

/** The tuned queries with poor answers. The others are not named, so that nobody tunes by them. */
function poorOf(judged: readonly Judged[]): string {
  const lines = judged
    .filter(({ ndcg }) => ndcg < POOR)
    .map(
      ({ store, country, text, ndcg, found }) =>
        `${ndcg.toFixed(2)}  ${store}${country ? `/${country}` : ''} «${text}»: ${found.slice(0, 4).join(', ')}`,
    );
  return [`${lines.length} tuned queries below ${POOR}`, ...lines].join('\n');
}
