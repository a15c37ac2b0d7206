/** The bench's calls to its worker: carts, orders that wait, and what stands beside the product. */
import { orderBody } from '../../support/buyer.ts';
import { ask, type Call } from '../call.ts';
import { Shop } from '../shop.ts';
import { BARE_PATH, CLAIM_PATH, MODE_PATH, SETTLE_PATH, TRIPS_PATH, type Mode } from './paths.ts';

/** An order that is about to be placed. */
export interface Ready {
  readonly cart: string;
  readonly checkout: string;
}

/** Checkouts that are prepared at once. */
const AT_ONCE = 8;

export function buyerAt(port: number) {
  const shop = new Shop(port);
  const own = (path: string, body: object): Call => shop.change('POST', path, body, 'bench');

  async function told<T>(path: string, body: object): Promise<T> {
    const { status, body: text } = await ask(port, own(path, body));
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  }

  const place = ({ cart, checkout }: Ready, key?: string): Call => {
    const body = { ...orderBody(cart, checkout), payment_type: 'str_card' };
    return shop.change('POST', '/api/orders/', body, key);
  };

  return {
    shop,
    /** The call that places a checkout's order, to be paid by card. */
    place,
    setMode: (mode: Mode) => told(MODE_PATH, { mode }),
    /** The round trips of one call. */
    async tripsOf(call: Call): Promise<number> {
      await told(TRIPS_PATH, {});
      const { status, body } = await ask(port, call);
      if (status >= 300) throw new Error(`${call.path}: ${status} ${body.slice(0, 300)}`);
      return (await told<{ trips: number }>(TRIPS_PATH, {})).trips;
    },
    /** So many checkouts of one line that lack their order alone. */
    ready: (count: number): Promise<Ready[]> => eachOf(count, () => shop.checkout()),
    /** Keeps the batch of each order, and leaves its checkout as it is. */
    async keep(checkouts: readonly Ready[]): Promise<void> {
      await told(MODE_PATH, { mode: 'keep-orders' });
      for (const one of checkouts) await ask(port, place(one, crypto.randomUUID()));
      await told(MODE_PATH, { mode: 'whole' });
    },
    bare: ({ checkout }: Ready): Call => own(BARE_PATH, { checkout }),
    async claim(checkouts: readonly Ready[]): Promise<void> {
      for (const { checkout } of checkouts) await told(CLAIM_PATH, { checkout });
    },
    settle: ({ checkout }: Ready): Call => own(SETTLE_PATH, { checkout }),
  };
}
export type Buyer = ReturnType<typeof buyerAt>;

async function eachOf<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let left = count;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        made.push(await make());
      }
    }),
  );
  return made;
}
