/** The rows of `requests`: the pages and calls under measure. */
import { orderBody } from '../support/buyer.ts';
import { someAddress } from '../support/call-api.ts';
import type { Call } from './call.ts';
import type { Shop } from './shop.ts';

/** The requests of one round. */
export interface Round {
  readonly calls: readonly Call[];
  /** True: each call can be made only once. False: the calls are repeated. */
  readonly once: boolean;
  readonly status: number;
}

export interface Row {
  readonly name: string;
  /** The page cache of the product during the measure. */
  readonly pageCache: 'on' | 'off';
  /** Prepares a round's requests, before its clock starts. */
  prepare(shop: Shop): Promise<Round>;
}

/**
 * Carts that are filled in turn: more than the connections, so that no two fill one cart at once.
 */
const CARTS = 64;
/**
 * Orders of one round; the round ends when they are placed. A store takes 1,000 in cash an hour, and a
 * run has six rounds.
 */
const ORDERS = 150;
/** Calls under way at once while a round is prepared. */
const AT_ONCE = 16;
/** Visitors of a partner's page. */
const VISITORS = 4_000;

const LIST = '/productos?page=2&sort=list_price';
const SEARCH = '/api/products-list-public/?text=vestido%20azul&facets=true';

/** The rows in the order of the table. */
export const ROWS: readonly Row[] = [
  page('home', 'on', async () => '/'),
  page('home', 'off', async () => '/'),
  page('listing', 'on', async () => LIST),
  page('listing', 'off', async () => LIST),
  page('item', 'on', itemPath),
  page('item', 'off', itemPath),
  search('on'),
  search('off'),
  element(),
  {
    name: 'add-to-cart',
    pageCache: 'on',
    async prepare(shop) {
      const line = await shop.line();
      const carts = await times(CARTS, () => shop.cart([]));
      const body = { sku: line.sku, item: line.item, amount: 1 };
      const calls = carts.map((cart) =>
        shop.change('POST', `/api/shopping-carts/${cart}/products`, body),
      );
      return { calls, once: false, status: 200 };
    },
  },
  placeOrder('cash'),
  placeOrder('str_card'),
];

function page(
  name: string,
  pageCache: Row['pageCache'],
  path: (shop: Shop) => Promise<string>,
): Row {
  return {
    name: `${name}, ${pageCache === 'on' ? 'cached' : 'not cached'}`,
    pageCache,
    prepare: async (shop) => ({ calls: [shop.get(await path(shop))], once: false, status: 200 }),
  };
}

/** A public read: cached like pages, or made anew each time. */
function search(pageCache: Row['pageCache']): Row {
  return {
    name: `search, ${pageCache === 'on' ? 'kept' : 'made anew'}`,
    pageCache,
    prepare: async (shop) => ({ calls: [shop.get(SEARCH)], once: false, status: 200 }),
  };
}

/**
 * An element of a partner's page, kept like a page. A visitor of a page without a key asks for a few
 * elements a minute, so that the calls come from as many addresses.
 */
function element(): Row {
  return {
    name: 'element, kept',
    pageCache: 'on',
    async prepare(shop) {
      const { slug } = await shop.card();
      const path = `/embed/html/shop-item?item=${slug}`;
      const calls = Array.from({ length: VISITORS }, () => shop.getFrom(someAddress(), path));
      return { calls, once: false, status: 200 };
    },
  };
}

/**
 * Orders of checkouts that are ready. In cash they cost their sender nothing, so that DIRECTORY counts
 * them and a mail goes out; by card they await their payment.
 */
function placeOrder(paidBy: 'cash' | 'str_card'): Row {
  return {
    name: paidBy === 'cash' ? 'place-order' : 'place-order, by card',
    pageCache: 'on',
    async prepare(shop) {
      const checkouts = await times(ORDERS, () => shop.checkout());
      const calls = checkouts.map(({ cart, checkout }) =>
        shop.change('POST', '/api/orders/', {
          ...orderBody(cart, checkout),
          payment_type: paidBy,
        }),
      );
      return { calls, once: true, status: 201 };
    },
  };
}

async function itemPath(shop: Shop): Promise<string> {
  const { owner_slug: owner, slug } = await shop.card();
  return `/productos/${owner}/${slug}`;
}

/** Runs `make` `count` times, a few at a time. */
async function times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      made.push(await make());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return made;
}
