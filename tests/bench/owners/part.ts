/** The rows that owners' changes write, and how soon pages show them. */
import { openLargeCatalogue } from '../../support/large-catalogue.ts';
import { startProduct } from '../../support/server.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { measureOpening, type Opened } from './open-store.ts';
import { measureSaves, type Saved } from './save-to-page.ts';

const PRODUCTS = 10_000;
const MOVES = 200;
const LIMIT = 3;
/** How many moves fit between two neighbours at least, before they are spread (see `ranks.ts`). */
const GAP = 24;
const SAVES = 25;
/** How long a page that is kept may show what stood before a save. */
const SHOWN_MS = 5_000;
/** How long it may take until a new store is live, and until its wizard is walked through. */
const OPENED_MS = 60_000;

export const owners: Part = {
  name: 'owners',
  about:
    'the rows that moving a product writes in a catalogue of 10,000; from a save to the pages that show it; from the wizard’s form to a store that is live',
  async run(tools) {
    const catalogue = openLargeCatalogue(PRODUCTS);
    const rows: number[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      // A fixed walk over the whole catalogue, with both ends in it.
      const call = { call: 'bench', key: `key-${move}-bench`, requestHash: '' };
      rows.push(await catalogue.move((move * 7_919) % PRODUCTS, (move * 104_729) % PRODUCTS, call));
    }
    const most = Math.max(...rows);
    const gap: { rows: number; spread: number; milliseconds: number }[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      const start = performance.now();
      const written = await catalogue.move(PRODUCTS - 1 - (move % 100), 1);
      const milliseconds = performance.now() - start;
      gap.push({ rows: written, milliseconds, spread: await catalogue.rest() });
    }
    const mostInGap = Math.max(...gap.map((one) => one.rows));
    const spread = gap.filter((one) => one.spread > 0);
    const slowest = Math.max(...gap.map(({ milliseconds }) => milliseconds));
    tools.say('Saves, and the pages that show them.');
    const product = await tools.keep(startProduct('bench-owners'));
    const saved = await measureSaves(product.port, tools.quick ? 5 : SAVES);
    tools.say('A new store, from the wizard’s form through its steps.');
    const opened = await measureOpening(product.port);
    return {
      checks: [
        {
          name: `rows that a move with its key writes in a catalogue of ${PRODUCTS}: the most of ${MOVES}`,
          figure: String(most),
          limit: `≤ ${LIMIT}`,
          met: most <= LIMIT,
        },
        {
          name: `the same for ${MOVES} moves into one gap; the slowest ${slowest.toFixed(0)} ms`,
          figure: String(mostInGap),
          limit: `≤ ${LIMIT}`,
          met: mostInGap <= LIMIT,
        },
        {
          name: `times that the rows around were spread after them: ${Math.max(...spread.map((one) => one.spread))} rows at most`,
          figure: String(spread.length),
          limit: `≤ ${Math.ceil(MOVES / GAP)}`,
          met: spread.length <= MOVES / GAP,
        },
        ...checksOf(saved),
        ...checksOfOpening(opened),
      ],
    };
  },
};

function checksOf({ saves, nextShown, slowest }: Saved): Check[] {
  return [
    {
      name: 'from an owner’s save to the page that shows it: the owner’s next request',
      figure: `${nextShown} of ${saves}`,
      limit: `${saves}`,
      met: nextShown === saves,
    },
    {
      name: `the same to a shopper’s page out of the cache: the slowest of ${saves}`,
      figure: `${slowest.toFixed(0)} ms`,
      limit: `≤ ${SHOWN_MS} ms`,
      met: slowest <= SHOWN_MS,
    },
  ];
}

function checksOfOpening({ live, whole }: Opened): Check[] {
  const limit = `≤ ${OPENED_MS} ms`;
  return [
    {
      name: 'from the wizard’s form to the page at the new store’s own domain',
      figure: `${live.toFixed(0)} ms`,
      limit,
      met: live <= OPENED_MS,
    },
    {
      name: 'the same to the last of its steps, and the first item on that page (photo, catalogue, item, payment; by forms)',
      figure: `${whole.toFixed(0)} ms`,
      limit,
      met: whole <= OPENED_MS,
    },
  ];
}
