/** The waiting list of an experience that is sold out: the steps of those who wait, and of their store. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { lookAfterLines } from '../../../edge/flows/waiting-list/offer-due.ts';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import type { WaitingEntry } from '../../../shared/contracts/waiting-list.ts';
import type { WaitingState } from '../../../shared/rules/waiting-list.ts';
import { buyer, withKey } from '../purchase/buyer.ts';
import { fresh, makeItem, NOON, rows, write, type TestItem } from '../purchase/world.ts';
import { makeGate } from './gate.ts';

const DAY_MS = 86_400_000;

export interface Listed {
  readonly results: WaitingEntry[];
  readonly is_open: boolean;
}

/** A store with an experience in a week, without a place left. */
export async function makeLine() {
  const gate = await makeGate();
  const { world, owner, store } = gate;
  const item: TestItem = await makeItem(store, {
    kind: 'experience',
    date: NOON + 7 * DAY_MS,
    onHand: 0,
  });
  const office = `/tickets-admin/events/${item.item}/waiting-list`;
  const join = (email: string, places = 1, given: object = {}, key = fresh('join-key-number-')) =>
    world.call<{ place: string; code?: string }>(
      store,
      'POST',
      '/waiting-list/',
      { ...item, name: 'Ana Ruiz', email, places, ...given },
      withKey(key),
    );
  const list = async (who = owner) =>
    (await who.call<Listed>(store, 'GET', `${office}?limit=100`)).body;
  return {
    ...gate,
    item,
    office,
    join,
    list,
    /** Everybody's state, by address. */
    async states(): Promise<Record<string, WaitingState>> {
      const { results } = await list();
      return Object.fromEntries(results.map(({ email, state }) => [email, state]));
    },
    leave: (place: string, key = fresh('leave-key-number-')) =>
      world.call<{ code?: string }>(store, 'POST', '/waiting-list/leave', { place }, withKey(key)),
    offer: (id: string, key = fresh('offer-key-number-'), who = owner) =>
      who.call<{ until: string; code?: string }>(
        store,
        'POST',
        `${office}/${id}/offer`,
        {},
        withKey(key),
      ),
    remove: (id: string, who = owner) =>
      who.call<{ code?: string }>(
        store,
        'DELETE',
        `${office}/${id}`,
        {},
        withKey(fresh('remove-key-nr-')),
      ),
    switchTo: (is_open: boolean, who = owner) =>
      who.call<Listed>(store, 'PUT', office, { is_open }, withKey(fresh('switch-key-nr-'))),
    /** The store has so many places by now. */
    raise: (onHand: number) =>
      write('a', sql`UPDATE sku SET on_hand = ${onHand} WHERE id = ${item.sku}`),
    due: (work: CellScope = owner.work('a')) => lookAfterLines(work),
    /** All holds that have ended by now are swept. */
    sweep: () => sweepHolds(world.work('a').cell, world.clock.now()),
    /** Time goes by for everybody. */
    pass(ms: number) {
      world.clock.advance(ms);
      owner.clock.advance(ms);
    },
    /** The purchases that were offered, by the address that each was offered to. */
    async offered(): Promise<Record<string, string>> {
      const found = await rows(
        'a',
        sql<{ email: string; id: string }>`SELECT w.email, w.checkout_id AS id FROM waiting_entry w
          WHERE w.store_id = ${store.id} AND w.checkout_id IS NOT NULL`,
      );
      return Object.fromEntries(found.map(({ email, id }) => [email, id]));
    },
    /** The mails that were asked for, one for each offer. */
    mails: () =>
      rows(
        'a',
        sql<{ id: string }>`SELECT id FROM outbox
          WHERE store_id = ${store.id} AND topic = 'mail.places_offered'`,
      ),
    /** Buys an offer in cash, as whoever opens its page does. */
    async buy(checkout: string, count = 1, given: object = {}) {
      const [found] = await rows(
        'a',
        sql<{ cart: string }>`SELECT cart_id AS cart FROM checkout WHERE id = ${checkout}`,
      );
      const begun = { status: 200, body: { id: checkout, cart: found?.cart ?? '' } };
      const names = Array.from({ length: count }, (_, n) => `Persona ${n}`);
      const attendees = names.map((full_name) => ({
        sku: item.sku,
        full_name,
        phone: '55 1234 5678',
      }));
      return buyer(world, store).place(begun, {
        attendees,
        ...given,
      });
    },
  };
}
export type Line = Awaited<ReturnType<typeof makeLine>>;
