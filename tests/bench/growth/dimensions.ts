/** The dimensions of growth, their sizes, and the platforms that hold them. */
import type { Tools } from '../../support/suite/part.ts';
import { ASKED, withCart, type Asked, type Subject } from './calls.ts';
import type { Size } from './measure.ts';
import { servePlatform, type Databases, type Served } from './state/platform.ts';
import { openStore, readModel, type Model } from './state/stores.ts';

export interface Dimension {
  /** File name of its chart. */
  readonly name: string;
  /** The text below the chart's axis. */
  readonly unit: string;
  readonly asked: readonly Asked[];
  /** Fills and serves all sizes at once, so that they can be measured in turn. */
  open(tools: Tools): Promise<Opened>;
}

export interface Opened {
  readonly sizes: readonly Size[];
  readonly stop: () => Promise<void>;
}

const SENTENCE = 40;
/** Words of each description in stores that only add to the number of stores. */
const SHORT_SENTENCE = 8;
const ITEMS_OF_ONE = 100;
const ITEMS_OF_MANY = 10;

/** The pages and calls that show a purchase's lines: their answers grow with the lines. */
const OF_LINES = new Set([
  'page cart',
  'page checkout',
  'quote',
  'read cart',
  'add-to-cart',
  'checkout',
  'place-order',
]);

const BESIDE_CART = new Set(['page home', 'page products', 'page item', 'search a word']);

const items: Dimension = {
  name: 'items',
  unit: 'items in the store',
  asked: ASKED,
  async open(tools) {
    const counts = tools.quick ? [100, 1_000, 10_000] : [100, 1_000, 10_000, 100_000];
    const served = await serve(tools, cellsFor(counts.length), (databases, model) => {
      counts.forEach((count, index) => {
        const cell = cellsFor(counts.length)[index] ?? '';
        openStore(databases, model, {
          slug: `articulos${count}`,
          cell,
          root: null,
          items: count,
          sentence: SENTENCE,
        });
      });
    });
    return opened(
      counts.map((size) => sizeOf(size, served, [{ slug: `articulos${size}`, lines: 2 }])),
      [served],
    );
  },
};

const lines: Dimension = {
  name: 'lines',
  unit: 'lines in the cart',
  asked: [
    ...ASKED.filter(({ name }) => OF_LINES.has(name)),
    // A page that does not show the cart costs the same with any cart.
    ...ASKED.filter(({ name }) => BESIDE_CART.has(name)).map(withCart),
  ],
  async open(tools) {
    const served = await serve(tools, ['a'], (databases, model) => {
      openStore(databases, model, {
        slug: 'renglones',
        cell: 'a',
        root: null,
        items: 1_000,
        sentence: SENTENCE,
      });
    });
    return opened(
      [1, 10, 50, 200].map((size) => sizeOf(size, served, [{ slug: 'renglones', lines: size }])),
      [served],
    );
  },
};

const stores: Dimension = {
  name: 'stores',
  unit: 'stores in the cell, all of one network',
  asked: ASKED,
  async open(tools) {
    const counts = tools.quick ? [10, 100, 1_000] : [10, 100, 1_000, 10_000];
    const sizes: Size[] = [];
    const all: Served[] = [];
    for (const count of counts) {
      const served = await serve(tools, ['a'], (databases, model) =>
        fillNetwork(databases, model, count),
      );
      all.push(served);
      // The root and the store in the middle, which has half of the others on either side.
      const slugs = ['central', `tienda${Math.floor(count / 2)}`];
      sizes.push(
        sizeOf(
          count,
          served,
          slugs.map((slug) => ({ slug, lines: 2 })),
        ),
      );
    }
    return opened(sizes, all);
  },
};

function fillNetwork(databases: Databases, model: Model, count: number): void {
  openStore(databases, model, {
    slug: 'central',
    cell: 'a',
    root: null,
    items: ITEMS_OF_ONE,
    sentence: SENTENCE,
  });
  for (let number = 1; number < count; number += 1) {
    const measured = number === Math.floor(count / 2);
    openStore(databases, model, {
      slug: `tienda${number}`,
      cell: 'a',
      root: 'central',
      items: measured ? ITEMS_OF_ONE : ITEMS_OF_MANY,
      sentence: measured ? SENTENCE : SHORT_SENTENCE,
    });
  }
}

const cells: Dimension = {
  name: 'cells',
  unit: 'cells, a store in each asked in turn',
  asked: ASKED,
  async open(tools) {
    const sizes: Size[] = [];
    const all: Served[] = [];
    for (const count of tools.quick ? [1, 16] : [1, 2, 4, 8, 16]) {
      const names = cellsFor(count);
      const served = await serve(tools, names, (databases, model) => {
        for (const cell of names)
          openStore(databases, model, {
            slug: `de-${cell}`,
            cell,
            root: null,
            items: ITEMS_OF_ONE,
            sentence: SENTENCE,
          });
      });
      all.push(served);
      sizes.push(
        sizeOf(
          count,
          served,
          names.map((cell) => ({ slug: `de-${cell}`, lines: 2 })),
        ),
      );
    }
    return opened(sizes, all);
  },
};

export const DIMENSIONS: readonly Dimension[] = [items, stores, lines, cells];

/**
 * True for rows whose answer holds every line of the purchase: they have to be linear in the lines.
 */
export function holdsLines(name: string): boolean {
  return OF_LINES.has(name);
}

function sizeOf(
  size: number,
  { port, workerd, roundTrips }: Served,
  subjects: readonly Omit<Subject, 'port'>[],
): Size {
  return { size, workerd, roundTrips, subjects: subjects.map((one) => ({ ...one, port })) };
}

function opened(sizes: readonly Size[], served: readonly Served[]): Opened {
  const stop = async () => {
    for (const one of served) await one.stop();
  };
  return { sizes, stop };
}

function cellsFor(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    String.fromCharCode('a'.charCodeAt(0) + index),
  );
}

async function serve(
  tools: Tools,
  names: readonly string[],
  fill: (databases: Databases, model: Model) => void,
): Promise<Served> {
  const model = await readModel();
  return tools.keep(
    servePlatform(names, (databases) => {
      const { directory, cells: of } = databases;
      const all = [directory, ...of.values()];
      const within = (rest: typeof all): void => {
        const [first, ...others] = rest;
        if (first) first.transaction(() => within(others));
        else fill(databases, model);
      };
      within(all);
    }),
  );
}
