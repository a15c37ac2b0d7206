/** The pages and calls that are compared between stores of different size. */
import { orderBody } from '../../support/buyer.ts';
import { someAddress } from '../../support/call-api.ts';
import type { Call } from '../call.ts';
import { ask } from '../call.ts';
import { orderable, RARE_TAG } from './state/stores.ts';

/** One store under measure. */
export interface Subject {
  readonly port: number;
  readonly slug: string;
  /** Lines of its carts. */
  readonly lines: number;
}

/** One row of the table: a page or a call. */
export interface Asked {
  readonly name: string;
  readonly status: number;
  /** Prepares this many calls. */
  prepare(subject: Subject, count: number): Promise<readonly Call[]>;
}

/**
 * Search texts that fill a page in the smallest store too, so that every size shows as many
 * results: a word of every other name, a word of every item's tags, and both.
 */
const ONE_WORD = 'mujer';
const COMMON_WORD = 'moda';
const TWO_WORDS = `${ONE_WORD} ${COMMON_WORD}`;
/** Two common words that are seldom together: a few of 100 items have both. */
const DISTANT_WORDS = 'vestido rojo';
const LIST = '/api/products-list-public/';

/** The first page of each list, and every step of a purchase. */
export const ASKED: readonly Asked[] = [
  get('page home', '/'),
  get('page products', '/productos'),
  get('page products by price', '/productos?sort=list_price'),
  get('page catalogue', '/catalogos/coleccion-0'),
  get('page catalogues', '/catalogos'),
  get('page search', `/buscar?text=${encodeURIComponent(TWO_WORDS)}`),
  {
    name: 'page item',
    status: 200,
    prepare: ({ port, slug }, count) =>
      repeat(count, () => read(port, slug, `/productos/${slug}/articulo-4`)),
  },
  {
    name: 'page cart',
    status: 200,
    prepare: async (subject, count) => {
      const cart = await makeCart(subject);
      return repeat(count, () =>
        withCookie(read(subject.port, subject.slug, '/shopping-cart'), `cart=${cart}`),
      );
    },
  },
  {
    name: 'page checkout',
    status: 200,
    prepare: async (subject, count) => {
      const { checkout } = await makeCheckout(subject);
      return repeat(count, () => read(subject.port, subject.slug, `/checkout/${checkout}`));
    },
  },
  get('list', LIST),
  get('list with facets', `${LIST}?facets=true`),
  get('list filtered', `${LIST}?facets=true&price_from=20000&price_to=250000&available=true`),
  get('list of a size and prices', `${LIST}?facets=true&size=M&price_from=20000&limit=10`),
  get('list of a size and a colour', `${LIST}?facets=true&size=M&colour=azul&limit=2`),
  get('list of a catalogue', `${LIST}?catalogue=coleccion-0&sort=-list_price`),
  get('search a word', `${LIST}?text=${ONE_WORD}`),
  get('search a word that all have', `${LIST}?text=${COMMON_WORD}`),
  get('search a rare word', `${LIST}?text=${RARE_TAG}`),
  get('search two words', `${LIST}?text=${encodeURIComponent(TWO_WORDS)}`),
  get(
    'search two words that seldom meet',
    `${LIST}?text=${encodeURIComponent(DISTANT_WORDS)}&limit=4`,
  ),
  get('search the beginning of a word', `${LIST}?text=muj&limit=5`),
  get('search with facets', `${LIST}?text=${encodeURIComponent(TWO_WORDS)}&facets=true`),
  get('search a misspelt word', `${LIST}?text=mujre`),
  get('search by price', `${LIST}?text=${ONE_WORD}&sort=list_price`),
  get('catalogues', '/api/published/catalogues'),
  get('franchises', '/api/published/franchises?limit=5'),
  {
    name: 'quote',
    status: 200,
    prepare: async (subject, count) =>
      repeat(count, () =>
        change(subject, 'POST', '/api/shopping-carts/orders', { lines: linesOf(subject) }),
      ),
  },
  {
    name: 'read cart',
    status: 200,
    prepare: async (subject, count) => {
      const cart = await makeCart(subject);
      return repeat(count, () =>
        read(subject.port, subject.slug, `/api/shopping-carts/${cart}/orders`),
      );
    },
  },
  {
    name: 'add-to-cart',
    status: 200,
    prepare: async (subject, count) => {
      const [line] = linesOf(subject);
      const carts = await each(count, () => makeCart(subject));
      return carts.map((cart) =>
        change(subject, 'POST', `/api/shopping-carts/${cart}/products`, { ...line, amount: 1 }),
      );
    },
  },
  {
    name: 'checkout',
    status: 201,
    prepare: async (subject, count) => {
      const carts = await each(count, () => makeCart(subject));
      return carts.map((cart) =>
        change(subject, 'POST', `/api/shopping-carts/${cart}/checkout`, {}),
      );
    },
  },
  {
    name: 'place-order',
    status: 201,
    prepare: async (subject, count) => {
      const made = await each(count, () => makeCheckout(subject));
      return made.map(({ cart, checkout }) =>
        change(subject, 'POST', '/api/orders/', orderBody(cart, checkout)),
      );
    },
  },
];

/** The same call from a visitor whose cart is full. */
export function withCart(asked: Asked): Asked {
  return {
    ...asked,
    name: `${asked.name}, with a cart`,
    async prepare(subject, count) {
      const cookie = `cart=${await makeCart(subject)}`;
      return (await asked.prepare(subject, count)).map((call) => withCookie(call, cookie));
    },
  };
}

function get(name: string, path: string): Asked {
  return {
    name,
    status: 200,
    prepare: ({ port, slug }, count) => repeat(count, () => read(port, slug, path)),
  };
}

function read(port: number, slug: string, path: string): Call {
  const host = `${slug}.localhost:${port}`;
  return { method: 'GET', path, headers: { host, 'accept-language': 'es' } };
}

function withCookie(call: Call, cookie: string): Call {
  return { ...call, headers: { ...call.headers, cookie } };
}

function change({ port, slug }: Subject, method: 'POST' | 'PUT', path: string, body: object): Call {
  const host = `${slug}.localhost:${port}`;
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
    // Orders in cash are counted by address; each call comes from one of its own.
    'x-forwarded-for': someAddress(),
  };
  return { method, path, headers, body: JSON.stringify(body) };
}

function linesOf({ slug, lines }: Subject) {
  return orderable(slug, lines).map((line) => ({ ...line, amount: 1 }));
}

async function makeCart(subject: Subject): Promise<string> {
  const made = await send(
    subject,
    change(subject, 'POST', '/api/shopping-carts/', { lines: linesOf(subject) }),
  );
  return (made as { cart: string }).cart;
}

async function makeCheckout(subject: Subject): Promise<{ cart: string; checkout: string }> {
  const cart = await makeCart(subject);
  const path = `/api/shopping-carts/${cart}/checkout`;
  const { id: checkout } = (await send(subject, change(subject, 'POST', path, {}))) as {
    id: string;
  };
  await send(subject, change(subject, 'PUT', `${path}/${checkout}/fixed_delivery`, {}));
  return { cart, checkout };
}

async function send({ port }: Subject, call: Call): Promise<unknown> {
  const { status, body } = await ask(port, call);
  if (status >= 300)
    throw new Error(`${call.method} ${call.path}: ${status} ${body.slice(0, 300)}`);
  return JSON.parse(body);
}

function repeat(count: number, make: () => Call): Promise<Call[]> {
  return Promise.resolve(Array.from({ length: count }, make));
}

async function each<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let index = 0; index < count; index += 1) made.push(await make());
  return made;
}
