/** A buyer whose order was delivered, and the calls of both sides about its returns. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { invoiceEndpoints } from '../../../edge/flows/invoices/endpoints.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { returnEndpoints } from '../../../edge/flows/returns/endpoints.ts';
import { readOrderReturns } from '../../../edge/flows/returns/of-buyer.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type { SellerReturn, SellerReturnView } from '../../../shared/contracts/seller-returns.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, withKey } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, row, write } from '../purchase/world.ts';
import { accountant } from './desk.ts';

export const HOUR_MS = 3_600_000;

/** A store with an e-mail, a buyer whose order of three cups and a plate was delivered, and the staff. */
export async function makeShop(country = 'MX') {
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('address')) },
    { endpoints: [...purchaseEndpoints, ...returnEndpoints, ...invoiceEndpoints] },
  );
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: [...returnEndpoints, ...moneyEndpoints, ...invoiceEndpoints], cards: world.cards },
  );
  const store = await makeStore();
  const profile = { contact_email: 'ventas@casa.test', store_theme_info: { sections_info: {} } };
  await write(
    'a',
    sql`UPDATE store SET country = ${country}, profile = ${JSON.stringify(profile)} WHERE id = ${store.id}`,
  );
  const cup = await makeItem(store, { price: 10_000, onHand: 100 });
  const plate = await makeItem(store, { price: 5_000, onHand: 100 });
  const deliver = async () => {
    const { awaiting, pay, purchase } = buyer(world, store);
    const { token, checkout } = await awaiting([{ item: cup, amount: 3 }, { item: plate }]);
    await pay(token, FAKE_TOKENS.approve);
    const order = (await purchase(checkout)).body.orders[0]?.id ?? '';
    const now = world.clock.now();
    await write(
      'a',
      sql`UPDATE purchase_order SET state = 'delivered', received_at = ${now},
        unlocks_at = ${now + 72 * HOUR_MS} WHERE id = ${order}`,
    );
    return order;
  };
  const at = `/admin/suppliers/${store.id}`;
  const send = <Body>(
    who: typeof world,
    path: string,
    body: object,
    key = fresh('return-key-nr-'),
  ) => who.call<Body>(store, 'POST', path, body, withKey(key));
  return {
    world,
    staff,
    store,
    cup,
    deliver,
    ask: (order: string, body: object, key?: string) =>
      send<ReturnView>(world, `/orders/${order}/returns`, body, key),
    write: (order: string, id: string, text: string) =>
      send<ReturnView>(world, `/orders/${order}/returns/${id}/comments`, { text }),
    withdraw: (order: string, id: string) =>
      send<ReturnView>(world, `/orders/${order}/returns/${id}/close`, {}),
    answer: (id: string, text: string) =>
      send<SellerReturnView>(staff, `${at}/returns/${id}/comments`, { text }),
    decide: (
      id: string,
      decision: 'accepted' | 'declined',
      text = 'Mándalo a la calle 5.',
      key?: string,
      exchange?: boolean,
    ) =>
      send<SellerReturnView & { code?: string }>(
        staff,
        `${at}/returns/${id}/decision`,
        { decision, text, exchange },
        key,
      ),
    inspect: (id: string, lines: readonly object[], key?: string) =>
      send<SellerReturnView & { code?: string }>(
        staff,
        `${at}/returns/${id}/inspection`,
        { units: lines },
        key,
      ),
    close: (id: string, body: object = {}) =>
      send<SellerReturnView>(staff, `${at}/returns/${id}/close`, body),
    list: async (query = '') =>
      (await staff.call<{ results: SellerReturn[] }>(store, 'GET', `${at}/returns${query}`)).body
        .results,
    read: async (id: string) =>
      (await staff.call<SellerReturnView>(store, 'GET', `${at}/returns/${id}`)).body,
    refund: async (order: string, body: object) => {
      const answer = await send<{ code?: string }>(staff, `${at}/orders/${order}/refunds`, body);
      await staff.settled();
      return answer;
    },
    seen: async (order: string, locale?: Locale) => {
      const found = await readOrderReturns(world.scope(store, locale), order);
      if (!found.ok) throw new Error(found.error.code);
      return found.value;
    },
    lock: (order: string) =>
      row(
        'a',
        sql<{
          locked: number;
          unlocks_at: number | null;
        }>`SELECT locked, unlocks_at FROM purchase_order WHERE id = ${order}`,
      ),
  };
}
