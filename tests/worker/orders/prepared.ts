/** A seller who prepares orders for customers, and the customers who pay them by their links. */
import { draftEndpoints } from '../../../edge/flows/drafts/endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import type { DraftOrder, DraftPayment } from '../../../shared/contracts/draft-orders.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import { fakeCardProvider } from '../../../edge/providers/payment/fake.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, contact, withKey } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, type TestItem } from '../purchase/world.ts';
import { accountant } from './desk.ts';

type Failed = { code?: string; field?: string };

/** A new store with an item, its seller's calls, and those of whoever has a link. */
export async function makeCounter() {
  const cards = fakeCardProvider();
  const endpoints = [...purchaseEndpoints, ...draftEndpoints];
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints, cards },
  );
  const world = makeWorld(
    { ...nobody, addressKey: () => Promise.resolve(fresh('payer')) },
    { endpoints, cards },
  );
  const store = await makeStore('a', { payments: ['cash', 'str_card', 'openpay_store'] });
  const item = await makeItem(store, { onHand: 5, price: 10_000 });
  const base = `/admin/suppliers/${store.id}/draft-orders`;
  const body = (given: object = {}) => ({
    lines: [{ ...item, amount: 2, price: 8_000 }],
    contact,
    delivery_type: 'collection',
    is_mailed: false,
    ...given,
  });
  const call = <Body = DraftOrder>(method: string, path: string, given?: object, key?: string) =>
    staff.call<Body & Failed>(store, method, path, given, withKey(key));
  const prepare = (given: object = {}, key?: string) => call('POST', base, body(given), key);
  const slugOf = ({ url }: Pick<DraftOrder, 'url'>) => url.split('/').at(-1) ?? '';
  const shopper = buyer(world, store);
  return {
    staff,
    world,
    cards,
    store,
    item,
    base,
    call,
    prepare,
    slugOf,
    shopper,
    line: (amount = 1, what: TestItem = item, price = 8_000) => ({ ...what, amount, price }),
    change: (id: string, given: object = {}) => call('PUT', `${base}/${id}`, body(given)),
    takeBack: (id: string) => call('DELETE', `${base}/${id}`, {}),
    read: async (id: string) => (await call('GET', `${base}/${id}`)).body,
    list: async (show = 'all') =>
      (await call<{ results: DraftOrder[] }>('GET', `${base}?show=${show}`)).body.results,
    look: (slug: string) => shopper.call<DraftPayment & Failed>('GET', `/payment/drafts/${slug}`),
    begin: (slug: string, way = 'str_card', key?: string) =>
      shopper.call<{ checkout: string; order: string } & Failed>(
        'POST',
        `/payment/drafts/${slug}/order`,
        { payment_type: way },
        withKey(key),
      ),
    tokenOf: async (checkout: string) =>
      (await shopper.call<Purchase>('GET', `/orders/aggregation/${checkout}`)).body.payment_token ??
      '',
  };
}
export type Counter = Awaited<ReturnType<typeof makeCounter>>;
