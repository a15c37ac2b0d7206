/** A store that sends by courier, whose courier is the sandbox that speaks Shippo's format. */
import { vi } from 'vitest';
import { env } from 'cloudflare:workers';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { courierEndpoints } from '../../../edge/flows/purchase/courier-endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { sealAccount } from '../../../edge/modules/payments/index.ts';
import { couriersFromEnv } from '../../../edge/providers/courier/from-env.ts';
import { createApp } from '../../../edge/providers/payment/sandbox-server/app.ts';
import type { Visitor } from '../../../edge/unit-of-work/scope.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { ShippingRates } from '../../../shared/contracts/courier.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import { nobody } from '../../support/nobody.ts';
import { address, buyer, withKey, type Basket } from './buyer.ts';
import { memoryShippo, type MemoryShippo } from './memory-shippo.ts';
import { fresh, makeStore, makeWorld, write, type TestStore } from './world.ts';

const ORIGIN = 'http://couriers.example';
export const PLATFORM_TOKEN = 'sk_sandbox_of_the_platform';
const SANDBOX = {
  SECRET_KEY: PLATFORM_TOKEN,
  PUBLISHABLE_KEY: 'pk_sandbox_of_the_platform',
  WEBHOOK_SECRET: 'a secret of sixteen',
  HANG_MS: '0',
};

/** The requests that couriers got since a test last cleared them: token and path. */
export const asked: { readonly token: string; readonly path: string; readonly body: string }[] = [];

/** Lets the platform reach the sandbox, and nothing else; gives the sandbox's labels. */
export function openSandbox(): MemoryShippo {
  asked.length = 0;
  const sandbox = createApp();
  const books = memoryShippo();
  const bindings = { ...SANDBOX, SHIPPO: { getByName: () => books } };
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { authorization: token = '' } = (init.headers ?? {}) as Record<string, string>;
    asked.push({ token, path: new URL(input).pathname, body: textOf(init.body) });
    return sandbox.request(input, init, bindings);
  });
  return books;
}

/** The body of a request; couriers are sent texts. */
const textOf = (body: unknown) => (typeof body === 'string' ? body : '');

/** The couriers of a platform with an account of its own at the sandbox. */
export function sandboxCouriers() {
  const account = { origin: `${ORIGIN}/shippo`, keys: { api_token: PLATFORM_TOKEN } };
  // Only where it is found: stores bring their own keys.
  const at = (name: string) => ({ origin: `${ORIGIN}/${name}`, keys: {} });
  const brokers = { envia: at('envia'), skydropx: at('skydropx') };
  const accounts = { shippo: account, micorreo: at('micorreo'), ...brokers };
  const given = { ...env, COURIER_ACCOUNTS: JSON.stringify(accounts) };
  return couriersFromEnv(readEnv(given), systemClock);
}

/** A store from which couriers fetch parcels. */
export async function makeSender(given: Parameters<typeof makeStore>[1] = {}): Promise<TestStore> {
  const store = await makeStore('a', given);
  await write(
    'a',
    sql`INSERT INTO store_origin (store_id, from_route, from_street_number, from_locality,
        from_state, from_postal_code, from_phone, written_at)
      VALUES (${store.id}, 'Calle 60', '412', 'Mérida', 'Yucatán', '97000', '9991234567', 0)`,
  );
  return store;
}

/** A store in Argentina with an account at the courier that has branches. */
export async function makeArgentine(password = 'micorreo_test_1'): Promise<TestStore> {
  const store = await makeSender({ shipping: 500_000 });
  const keys = { user: 'lirio', password, customer_id: '0000550997' };
  const sealed = await sealAccount(readEnv(env), store.id, 'micorreo', keys);
  await write('a', sql`UPDATE store SET country = 'AR', currency = 'ARS' WHERE id = ${store.id}`);
  await write(
    'a',
    sql`INSERT OR REPLACE INTO payment_account (store_id, code, sealed, updated_at)
      VALUES (${store.id}, 'micorreo', ${sealed}, 0)`,
  );
  return store;
}

/** A platform with couriers, and the steps of a buyer who asks them. */
export function courierWorld(visitor: Partial<Visitor> = {}) {
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('address')), ...visitor },
    { endpoints: [...purchaseEndpoints, ...courierEndpoints], couriers: sandboxCouriers() },
  );
  return {
    world,
    shopping: async (store: TestStore, basket: readonly Basket[]) => {
      const steps = buyer(world, store);
      const begun = await steps.checkout(basket);
      const path = `/shopping-carts/${begun.body.cart}/checkout/${begun.body.id}`;
      return {
        steps,
        begun,
        path,
        name: (more: object = {}) =>
          steps.call('PUT', `${path}/address`, { address: { ...address, ...more } }, withKey()),
        rates: (query = '') => steps.call<ShippingRates>('GET', `${path}/rates${query}`),
        checkout: () => steps.call<CheckoutView>('GET', path),
      };
    },
  };
}
