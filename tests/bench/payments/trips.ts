/** The round trips to the databases of placing an order and of settling its payment, by lines and suppliers. */
import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Check } from '../../support/suite/part.ts';
import { ask } from '../call.ts';
import type { Buyer, Ready } from './buyer.ts';

/** Lines and suppliers of the carts that are bought. */
const CARTS = [
  { lines: 1, suppliers: 1 },
  { lines: 10, suppliers: 1 },
  { lines: 50, suppliers: 1 },
  { lines: 10, suppliers: 3 },
  { lines: 50, suppliers: 3 },
] as const;

/**
 * Buys each of the carts.
 * @param goods by supplier, each with a line for every item of it
 */
export async function measureTrips(
  port: number,
  buyer: Buyer,
  goods: readonly (readonly CartLineInput[])[],
): Promise<Check[]> {
  const found: { place: number; settle: number }[] = [];
  for (const { lines, suppliers } of CARTS) {
    const basket = Array.from(
      { length: lines },
      (_, at) => goods[at % suppliers]![Math.floor(at / suppliers)]!,
    );
    // The first purchase reads what the worker keeps in memory afterwards.
    await bought(port, buyer, basket);
    found.push(await bought(port, buyer, basket));
  }
  const [first] = found;
  const checkOf = (name: string, which: 'place' | 'settle'): Check => {
    const trips = found.map((one) => one[which]);
    return {
      name: `${name}: round trips for ${CARTS.map(({ lines, suppliers }) => `${lines} of ${suppliers}`).join(', ')} (lines of suppliers)`,
      figure: trips.join(', '),
      limit: `each ${first?.[which]}`,
      met: trips.every((one) => one === first?.[which]),
    };
  };
  return [checkOf('place an order', 'place'), checkOf('settle its payment', 'settle')];
}

async function bought(port: number, buyer: Buyer, basket: readonly CartLineInput[]) {
  const ready = await checkoutOf(port, buyer, basket);
  const place = await buyer.tripsOf(buyer.place(ready, crypto.randomUUID()));
  await buyer.claim([ready]);
  return { place, settle: await buyer.tripsOf(buyer.settle(ready)) };
}

async function checkoutOf(
  port: number,
  { shop }: Buyer,
  basket: readonly CartLineInput[],
): Promise<Ready> {
  const cart = await shop.cart(basket);
  const path = `/api/shopping-carts/${cart}/checkout`;
  const sent = async (method: 'POST' | 'PUT', at: string) => {
    const { status, body } = await ask(port, shop.change(method, at, {}, crypto.randomUUID()));
    if (status >= 300) throw new Error(`${at}: ${status} ${body.slice(0, 300)}`);
    return JSON.parse(body) as CheckoutView;
  };
  const { id: checkout } = await sent('POST', path);
  await sent('PUT', `${path}/${checkout}/fixed_delivery`);
  return { cart, checkout };
}
