/** A store with an experience, its buyers, and the staff at its door. */
import { expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { eventCancellationEndpoints } from '../../../edge/flows/event-cancellations/endpoints.ts';
import { eventMessageEndpoints } from '../../../edge/flows/event-messages/endpoints.ts';
import { boughtOrderEndpoints, orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { ticketEndpoints } from '../../../edge/flows/tickets/endpoints.ts';
import { waitingListEndpoints } from '../../../edge/flows/waiting-list/endpoints.ts';
import { readOrder } from '../../../edge/modules/orders/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import type { Attendant, VerdictView } from '../../../shared/contracts/door.ts';
import type { Ticket } from '../../../shared/contracts/tickets.ts';
import type { DoorWay } from '../../../shared/rules/tickets.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, withKey } from '../purchase/buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  NOON,
  rows,
  type TestStore,
  type World,
} from '../purchase/world.ts';

const DAY_MS = 86_400_000;

/** An account with a role in every store. */
function accountOf(name: string, role: Identity['role']): Identity {
  return {
    accountId: `ac_${name}`,
    sessionId: `se_${name}`,
    provedAt: 0,
    username: name,
    fullName: name,
    photo: null,
    language: 'es',
    theme: null,
    role,
    keychain: keychainOf(role, { store_type: 'other', is_proxy: false }),
    ownStore: null,
  };
}

function worldOf(name: string, role: Identity['role'], cards: World['cards']): World {
  const identity = () => Promise.resolve(accountOf(name, role));
  return makeWorld(
    { ...nobody, identity },
    {
      endpoints: [
        ...ticketEndpoints,
        ...eventMessageEndpoints,
        ...eventCancellationEndpoints,
        ...waitingListEndpoints,
        ...orderWorkEndpoints,
      ],
      cards,
    },
  );
}

/** How a ticket is read; what is left out is as at the plain door. */
interface Scan {
  who?: World;
  event?: string;
  by?: TestStore;
  key?: string;
  gate?: string | null;
  way?: DoorWay;
}

/** A new store with an experience tomorrow, for which people buy tickets. */
export async function makeGate() {
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('address')) },
    {
      endpoints: [
        ...purchaseEndpoints,
        ...boughtOrderEndpoints,
        ...ticketEndpoints,
        ...waitingListEndpoints,
      ],
    },
  );
  const reader = worldOf('taquilla', 'qrreader', world.cards);
  const other = worldOf('puerta-dos', 'qrreader', world.cards);
  const owner = worldOf('duena', 'owner', world.cards);
  const dispatcher = worldOf('despacho', 'dispatcher', world.cards);
  const store = await makeStore();
  const date = NOON + DAY_MS;
  const item = await makeItem(store, { kind: 'experience', date, onHand: 50 });

  const attendees = (names: readonly string[], sku = item.sku) =>
    names.map((full_name) => ({ sku, full_name, phone: '55 1234 5678' }));

  /** Places an order to be paid in cash; gives its id. */
  async function inCash(names = ['Ana Ruiz'], what = item): Promise<string> {
    const { ready, place } = buyer(world, store);
    const begun = await ready([{ item: what, amount: names.length }]);
    const placed = await place(begun, { attendees: attendees(names, what.sku) });
    expect(placed.status).toBe(201);
    return placed.body.orders[0] as string;
  }

  /** Buys by card; gives the order's id. */
  async function byCard(names = ['Ana Ruiz'], what = item, given: object = {}): Promise<string> {
    const { ready, place, pay } = buyer(world, store);
    const begun = await ready([{ item: what, amount: names.length }]);
    const placed = await place(begun, {
      attendees: attendees(names, what.sku),
      payment_type: 'str_card',
      ...given,
    });
    await pay(placed.body.payment_token as string, FAKE_TOKENS.approve);
    return placed.body.orders[0] as string;
  }

  const at = (event = item.item) => `/tickets-admin/events/${event}`;
  return {
    world,
    reader,
    other,
    owner,
    dispatcher,
    store,
    item,
    date,
    inCash,
    byCard,
    ticketsOf: async (order: string, who = world) =>
      (await who.call<{ results: Ticket[] }>(store, 'GET', `/orders/${order}/attendants?limit=100`))
        .body.results,
    pass: (order: string, id: string, body: object, who = world) =>
      who.call<Ticket>(
        store,
        'PUT',
        `/orders/${order}/attendants/${id}`,
        { full_name: 'Beto Paz', phone: '55 8765 4321', ...body },
        withKey(fresh('pass-key-number-')),
      ),
    scan: (
      code: string,
      {
        who = reader,
        event = item.item,
        by = store,
        key = fresh('scan-key-number-'),
        gate = null,
        way = 'in',
      }: Scan = {},
    ) =>
      who.call<VerdictView>(
        by,
        'POST',
        `${at(event)}/admissions`,
        { code, gate, way },
        withKey(key),
      ),
    undo: (id: string, who = reader) =>
      who.call<Attendant>(
        store,
        'DELETE',
        `${at()}/admissions/${id}`,
        {},
        withKey(fresh('undo-key-number-')),
      ),
    give: (body: object = {}, who = owner) =>
      who.call<Attendant>(
        store,
        'POST',
        `${at()}/courtesies`,
        { sku: item.sku, full_name: 'Invitada Uno', phone: '55 1234 5678', ...body },
        withKey(fresh('gift-key-number-')),
      ),
    list: async (query = '', who = reader) =>
      (
        await who.call<{ results: Attendant[]; matches_estimated: number }>(
          store,
          'GET',
          `${at()}/attendants${query}`,
        )
      ).body,
    /** Moves an order to the stage that its seller names. */
    move: (order: string, from: string, to?: string) =>
      dispatcher.call(
        store,
        'POST',
        `/admin/suppliers/${store.id}/orders/${order}/next`,
        { from, to },
        withKey(fresh('move-key-number-')),
      ),
    cancel: (order: string, from: string) =>
      dispatcher.call(
        store,
        'DELETE',
        `/admin/suppliers/${store.id}/orders/${order}`,
        { from, reason: 'cannot_be_fulfilled' },
        withKey(fresh('cancel-key-number-')),
      ),
    /** Whether the page of an order offers its buyer to cancel it. */
    mayCancel: async (order: string) => {
      const found = await readOrder(world.scope(store).cell, store.id, order);
      return found.ok && found.value.view.may_cancel;
    },
    /** The cancellation of the buyer, in the browser that bought. */
    giveUp: (order: string) =>
      world.call<{ code?: string }>(
        store,
        'DELETE',
        `/orders/${order}`,
        { from: 'sent_to_supplier', reason: 'requested_by_client' },
        withKey(fresh('give-key-number-')),
      ),
    /** The counts that the event keeps, and those of its rows. */
    counts: async () =>
      (
        await rows(
          'a',
          sql<{ tickets: number; admitted: number; open: number; used: number }>`SELECT i.tickets,
            i.admitted,
            (SELECT count(*) FROM ticket WHERE item_id = i.id AND voided_at IS NULL) AS open,
            (SELECT count(*) FROM ticket WHERE item_id = i.id AND voided_at IS NULL
              AND admitted_at IS NOT NULL) AS used
          FROM item i WHERE i.id = ${item.item}`,
        )
      )[0],
  };
}
export type Gate = Awaited<ReturnType<typeof makeGate>>;
