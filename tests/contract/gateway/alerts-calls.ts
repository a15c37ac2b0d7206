/** The calls of an account about its alerts: each made once. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { addAlertDevice, type AlertDevice } from '../../../shared/contracts/alert-devices.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import { orderBody } from '../../support/buyer.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { newPerson } from './person.ts';
import { cartOf, type Line } from './purchase.ts';

const PATIENCE_MS = 15_000;

interface List {
  readonly alerts: readonly Alert[];
  readonly pending_visits: number;
}

/** An account buys in cash, is told of it once the mail goes out, and marks the alert. */
export async function toldOfAPurchase(shop: Shop, line: Line): Promise<void> {
  const { id: me, signedIn: headers } = await newPerson(shop);
  const { cart } = await cartOf(shop, [line]);
  const begun = await expectAnswer<CheckoutView>('shopping-carts.checkout', {
    headers,
    params: { cart },
  });
  await expectAnswer('shopping-carts.fixed-delivery', {
    headers,
    params: { cart: begun.cart, checkout: begun.id },
  });
  await expectAnswer('orders.create', {
    headers,
    body: { ...orderBody(begun.cart, begun.id), payment_type: 'cash' },
  });
  const { alerts } = await listed(headers, me);
  const [one] = alerts;
  expect(one).toMatchObject({ params: { customer: me, checkout_aggregation: begun.id } });
  await expectAnswer('alerts.visit', { headers, params: { me, id: one!.id } });
  for (const [state, waits] of [
    ['unread', 1],
    ['archived', 0],
    ['visited', 0],
  ] as const) {
    const kept = { params: { me, id: one!.id }, body: { state } };
    const answer = await expectAnswer('alerts.keep', { headers, ...kept });
    expect(answer).toMatchObject({ pending_visits: waits, is_archived: state === 'archived' });
  }
  const all = await expectAnswer('alerts.visit-all', {
    headers,
    params: { me },
    body: { until: one!.id },
  });
  expect(all).toEqual({ pending_visits: 0 });
  const kept = await expectAnswer('alerts.set-preferences', {
    headers,
    params: { me },
    body: { apps: [{ app: 'inbox', mail: false, push: true }], quiet: null },
  });
  expect(await expectAnswer('alerts.preferences', { headers, params: { me } })).toEqual(kept);
  await expectAnswer('alerts.deliveries', { headers, params: { me } });
}

/** An account adds its browser at the sandbox's push service, sees it, and drops it. */
export async function aDevice(shop: Shop): Promise<void> {
  const { id: me, signedIn: headers } = await newPerson(shop);
  const { public_key: key } = await expectAnswer<{ public_key: string | null }>('alerts.devices', {
    headers,
    params: { me },
  });
  expect(key).toMatch(/^B[\w-]{86}$/);
  const { device } = await expectAnswer<{ device: AlertDevice }>('alerts.add-device', {
    headers,
    params: { me },
    body: addAlertDevice.sample.body,
  });
  const { devices } = await expectAnswer<{ devices: AlertDevice[] }>('alerts.devices', {
    headers,
    params: { me },
  });
  expect(devices).toEqual([device]);
  await expectAnswer('alerts.drop-device', { headers, params: { me, id: device.id } });
}

/** The account's alerts, once there are any. */
async function listed(headers: Readonly<Record<string, string>>, me: string): Promise<List> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const list = await expectAnswer<List>('alerts.list', { headers, params: { me } });
    if (list.alerts.length > 0) return list;
  }
  throw new Error(`nothing was told to ${me}`);
}
