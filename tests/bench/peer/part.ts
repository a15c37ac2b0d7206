/** The same calls on the same goods, in this product and in the likely alternative. */
import type { Check, Findings, Part } from '../../support/suite/part.ts';
import type { Call } from '../call.ts';
import { EFFORT, QUICK_EFFORT, type Effort } from '../effort.ts';
import { startLoadGenerator, type LoadGenerator } from '../load/generate.ts';
import { runRound, type Server } from '../measure.ts';
import { middle, type Figures } from '../statistics.ts';
import { compare, type Alike } from './compare.ts';
import { installVendure } from './install.ts';
import { startShops, type Shop, type Shops } from './shop.ts';
import { comparisonTable, type Comparison } from './table.ts';
import { startVendure, type Vendure } from './vendure.ts';

/**
 * The peer takes about a second for a list when 32 are requested at once: a round has to hold
 * several.
 */
const WHOLE: Effort = { ...EFFORT, milliseconds: 3000 };
const QUICK: Effort = { ...QUICK_EFFORT, milliseconds: 1500 };
/** With fewer terms than these, all their answers would be cached at once. */
const FEWEST_TERMS = 12;

export const peer: Part = {
  name: 'peer',
  about: 'lists, searches and new carts beside Vendure on SQLite, same goods, same run',
  async run(tools) {
    const install = await installVendure((text) => tools.say(text));
    tools.say(`Starting ${install.versions}.`);
    const vendure = await tools.keep(startVendure(install));
    const goods = await vendure.list(100);
    tools.say(`Seeding a store with its ${goods.length} products.`);
    const shops = await startShops(tools, goods, await vendure.descriptions());
    const alike = await compare(vendure, shops, goods);
    const generator = await tools.keep(Promise.resolve(startLoadGenerator()));
    const effort = tools.quick ? QUICK : WHOLE;
    const measured: Comparison[] = [];
    for (const row of rowsOf(vendure, alike)) {
      tools.say(row.name);
      measured.push(await measureRow(row, { vendure, ...shops }, generator, effort));
    }
    return findings(install.versions, alike, measured, effort);
  },
};

interface Row {
  readonly name: string;
  /** The goal: requests a second, as a multiple of the peer's. */
  readonly goal: number;
  /** The status of our answer; the peer's is always 200. */
  readonly status: number;
  readonly vendure: readonly Call[];
  readonly calls: (shop: Shop) => Call[];
}

function rowsOf(vendure: Vendure, { terms, variants }: Alike): Row[] {
  return [
    {
      name: 'list of 36 with variants and prices',
      goal: 10,
      status: 200,
      vendure: [vendure.listCall()],
      calls: (shop) => [shop.listCall()],
    },
    {
      name: 'search of 36',
      goal: 4,
      status: 200,
      vendure: [vendure.searchCall()],
      calls: (shop) => [shop.searchCall()],
    },
    {
      name: `search, ${terms.length} words in turn`,
      goal: 4,
      status: 200,
      vendure: terms.map((term) => vendure.searchCall(term)),
      calls: (shop) => terms.map((term) => shop.searchCall(term)),
    },
    {
      name: 'add to a new cart',
      goal: 10,
      status: 201,
      vendure: variants.map(({ vendure: id }) => vendure.addCall(id)),
      calls: (shop) => variants.map(({ shop: line }) => shop.addCall(line)),
    },
  ];
}

type Parties = { readonly [name in 'vendure' | 'keeping' | 'anew']: Server } & Shops;

/** Measures all three once a round, in turn, so that noise hits all. */
async function measureRow(
  { name, goal, status, vendure, calls }: Row,
  parties: Parties,
  generator: LoadGenerator,
  effort: Effort,
): Promise<Comparison> {
  const load = (party: Server, asked: readonly Call[], expected: number, milliseconds: number) => {
    const round = { calls: spread(asked, effort.connections), once: false, status: expected };
    return runRound(generator, party, round, { ...effort, milliseconds });
  };
  const round = async (milliseconds: number) => ({
    vendure: await load(parties.vendure, vendure, 200, milliseconds),
    keeping: await load(parties.keeping, calls(parties.keeping), status, milliseconds),
    anew: await load(parties.anew, calls(parties.anew), status, milliseconds),
  });
  await round(effort.warmUp);
  const rounds: Record<'vendure' | 'keeping' | 'anew', Figures>[] = [];
  for (let count = 0; count < effort.rounds; count += 1) {
    rounds.push(await round(effort.milliseconds));
  }
  const of = (party: 'vendure' | 'keeping' | 'anew') => middle(rounds.map((one) => one[party]));
  return { name, goal, vendure: of('vendure'), keeping: of('keeping'), anew: of('anew') };
}

/**
 * At least as many calls as connections, so that each connection goes round all of them from its
 * own place.
 */
function spread(calls: readonly Call[], connections: number): Call[] {
  const times = calls.length === 1 ? 1 : Math.ceil(connections / calls.length) + 1;
  return Array.from({ length: times }, () => calls).flat();
}

function findings(
  versions: string,
  alike: Alike,
  measured: readonly Comparison[],
  { rounds, milliseconds, connections }: Effort,
): Findings {
  const { listed, page, browsed, terms, tried, variants, samePrices } = alike;
  const whole = (name: string, got: number, of: number): Check => ({
    name,
    figure: `${got} of ${of}`,
    met: of > 0 && got === of,
  });
  const checks: Check[] = [
    whole('products with the same names, pictures, variants, prices', listed, page),
    whole('products in a search of 36', browsed, 36),
    {
      name: 'words for which both find the same products',
      figure: `${terms.length} of ${tried}`,
      limit: `≥ ${FEWEST_TERMS}`,
      met: terms.length >= FEWEST_TERMS,
      note: 'the others are left out: Vendure looks for parts of words, this for beginnings',
    },
    whole('carts of one unit that come to the same', samePrices, variants.length),
    ...measured.flatMap(({ name, goal, vendure, keeping, anew }) => [
      {
        name,
        figure: `${(keeping.rate / vendure.rate).toFixed(1)} ×`,
        limit: `≥ ${goal} ×`,
        met: keeping.rate / vendure.rate >= goal,
      },
      {
        name: '  each answer made anew',
        figure: `${(anew.rate / vendure.rate).toFixed(1)} ×`,
        met: true,
      },
    ]),
  ];
  const text = [
    versions,
    `medians of ${rounds} rounds of ${milliseconds / 1000} s in turn, ${connections} connections`,
    '',
    comparisonTable(measured),
    '',
    "CPU µs: user and system time of the server's process a request.",
  ].join('\n');
  return { checks, text };
}
