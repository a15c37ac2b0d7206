/** A store with an item, its buyers, and the accounts that write and moderate reviews. */
import { expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reviewEditEndpoints } from '../../../edge/flows/owners/review-endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { reviewEndpoints } from '../../../edge/flows/reviews/endpoints.ts';
import { readReviews } from '../../../edge/flows/reviews/read.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import type { OwnReview } from '../../../shared/contracts/review-edits.ts';
import type { AuthoredReview } from '../../../shared/contracts/reviews.ts';
import { orThrow } from '../../../shared/kernel/result.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, withKey, type Basket } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, NOON, row, write } from '../purchase/world.ts';
import type { TestItem, TestStore } from '../purchase/world.ts';

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

/** A world in which an account with a role is signed in. */
export const worldOf = (name: string, role: Identity['role'], endpoints = reviewEndpoints) =>
  makeWorld({ ...nobody, identity: () => Promise.resolve(accountOf(name, role)) }, { endpoints });

/** A new store whose item many can buy, and the calls about its reviews. */
export async function makeShelf() {
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('address')) },
    { endpoints: [...purchaseEndpoints, ...reviewEndpoints] },
  );
  const staff = worldOf('duena', 'owner', reviewEditEndpoints);
  const store = await makeStore();
  const item = await makeItem(store, { onHand: 500 });
  /** Places an order; gives its id. */
  async function bought(basket: readonly Basket[] = [{ item }], by = store): Promise<string> {
    const { ready, place } = buyer(world, by);
    const email = `${fresh('ana')}@example.com`;
    const contact = { full_name: 'Ana Ruiz', email, country: 'MX', phone: '55 1234 5678' };
    const placed = await place(await ready(basket), { contact });
    expect(placed.status).toBe(201);
    return placed.body.orders[0] as string;
  }
  async function delivered(basket?: readonly Basket[], by?: TestStore): Promise<string> {
    const order = await bought(basket, by);
    await write(
      'a',
      sql`UPDATE purchase_order SET state = 'delivered', received_at = ${NOON} WHERE id = ${order}`,
    );
    return order;
  }
  function post(
    order: string,
    body: object = {},
    { who = world, by = store, key = fresh('review-key-number-') } = {},
  ) {
    const given = { item: item.item, qualification: 5, title: 'Bien', text: 'Me gustó', ...body };
    return who.call<AuthoredReview>(by, 'POST', `/orders/${order}/reviews`, given, withKey(key));
  }
  return {
    world,
    staff,
    store,
    item,
    bought,
    delivered,
    post,
    /** A world in which an account is signed in that has no role in the store. */
    accountWorld: (name: string) => worldOf(name, 'customer'),
    put: (order: string, body: object, who = world) =>
      who.call<AuthoredReview>(
        store,
        'PUT',
        `/orders/${order}/reviews/${item.item}`,
        { qualification: 5, ...body },
        withKey(fresh('review-key-number-')),
      ),
    /** The reviews that shoppers see, read anew: no cache keeps them here. */
    list: async (stars?: '1' | '5', by = store, of: TestItem = item) =>
      orThrow(
        await readReviews(world.scope(by), of.item, {
          stars,
          owner: undefined,
          offset: 0,
          limit: 10,
        }),
      ),
    moderate: (id: string, body: object, by = store) =>
      staff.call<OwnReview>(
        by,
        'PATCH',
        `/reviews-admin/${id}`,
        body,
        withKey(fresh('moderation-key-number-')),
      ),
    own: async (show = 'all', by = store) =>
      (await staff.call<{ results: OwnReview[] }>(by, 'GET', `/reviews-admin/?show=${show}`)).body
        .results,
    revision: async (of = store) =>
      (await row('a', sql<{ revision: number }>`SELECT revision FROM store WHERE id = ${of.id}`))
        .revision,
  };
}
export type Shelf = Awaited<ReturnType<typeof makeShelf>>;
