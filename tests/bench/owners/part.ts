/** The rows that owners' changes write. */
import { openLargeCatalogue } from '../../support/large-catalogue.ts';
import type { Part } from '../../support/suite/part.ts';

const PRODUCTS = 10_000;
const MOVES = 200;
const LIMIT = 3;

export const owners: Part = {
  name: 'owners',
  about: 'the rows that moving a product writes in a catalogue of 10,000',
  async run() {
    const catalogue = openLargeCatalogue(PRODUCTS);
    const rows: number[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      // A fixed walk over the whole catalogue, with both ends in it.
      rows.push(await catalogue.move((move * 7_919) % PRODUCTS, (move * 104_729) % PRODUCTS));
    }
    const most = Math.max(...rows);
    const gap: { rows: number; milliseconds: number }[] = [];
    for (let move = 0; move < MOVES; move += 1) {
      const start = performance.now();
      const written = await catalogue.move(PRODUCTS - 1 - (move % 100), 1);
      gap.push({ rows: written, milliseconds: performance.now() - start });
    }
    const anew = gap.filter((one) => one.rows > LIMIT);
    const slowest = Math.max(...gap.map(({ milliseconds }) => milliseconds));
    return {
      checks: [
        {
          name: `rows that a move writes in a catalogue of ${PRODUCTS}: the most of ${MOVES} moves`,
          figure: String(most),
          limit: `≤ ${LIMIT}`,
          met: most <= LIMIT,
        },
        {
          name: `${MOVES} moves into one gap: those that made the whole order anew`,
          figure: `${anew.length}, the slowest move ${slowest.toFixed(0)} ms`,
          met: true,
        },
      ],
    };
  },
};
