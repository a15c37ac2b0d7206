/** The database round trips of an order's "next", and of a ticket's check at the door. */
import { sampleDoor } from '../../../shared/contracts/samples.ts';
import type { Attendant } from '../../../shared/contracts/door.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { shopAt, type Answered, type Shop as Visited } from '../../support/visit.ts';
import { ask } from '../call.ts';
import { startMeasuredProduct, type MeasuredProduct } from '../product.ts';
import { Shop } from '../shop.ts';
import { median } from '../statistics.ts';
import { signInAs } from '../sign-in.ts';

const TIMES = 5;

export const orderTrips: Part = {
  name: 'order-trips',
  about: "database round trips of an order's next stage, and of a ticket at the door",
  async run(tools) {
    const product = await tools.keep(startMeasuredProduct('off'));
    return { checks: [await next(product), await door(product)] };
  },
};

/** A cash order of the demo's shop is moved by its dispatcher. */
async function next(product: MeasuredProduct): Promise<Check> {
  const { port } = product;
  const shop = new Shop(port);
  const office = shopAt(port, 'moda.localhost');
  const cookie = await signInAs(office, 'lirio-despacho');
  const trips = await tried(product, async () => {
    const { cart, checkout } = await shop.checkout();
    const placing = shop.change(
      'POST',
      '/api/orders/',
      { ...orderBody(cart, checkout), payment_type: 'cash' },
      crypto.randomUUID(),
    );
    const { orders } = JSON.parse((await ask(port, placing)).body) as PlacedOrder;
    const path = `/api/admin/suppliers/st_moda/orders/${orders[0]}/next`;
    return change(office, cookie, path, { from: 'sent_to_supplier' });
  });
  return checkOf('an order’s “next”', trips, 3);
}

/** A courtesy ticket is read at the door of its experience. */
async function door(product: MeasuredProduct): Promise<Check> {
  const shop = shopAt(product.port, 'eventos.localhost');
  const [owner, reader] = [await signInAs(shop, 'telon'), await signInAs(shop, 'telon-boletos')];
  const path = `/api/tickets-admin/events/${sampleDoor.event}`;
  const trips = await tried(product, async () => {
    const given = await change(shop, owner, `${path}/courtesies`, {
      sku: sampleDoor.sku,
      full_name: 'Banco',
      phone: '5512345678',
    });
    const { code } = given.json() as Attendant;
    return change(shop, reader, `${path}/admissions`, { code });
  });
  return checkOf('a ticket’s check at the door', trips, 2);
}

function change(shop: Visited, cookie: string, path: string, body: object): Promise<Answered> {
  return shop.send('POST', path, body, { cookie, 'idempotency-key': crypto.randomUUID() });
}

/** The round trips of some calls, the middle of them. */
async function tried(product: MeasuredProduct, work: () => Promise<Answered>): Promise<number> {
  const trips: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const { status, headers, text } = await work();
    if (status >= 300) throw new Error(`${status}: ${text.slice(0, 300)}`);
    trips.push((await product.roundTrips(headers['x-request-id'])) ?? Number.NaN);
  }
  return median(trips);
}

function checkOf(name: string, trips: number, limit: number): Check {
  return {
    name: `${name}: database round trips, the session’s included`,
    figure: String(trips),
    limit: `≤ ${limit}`,
    met: trips <= limit,
  };
}
