/** Wallets, bank accounts and keys at providers, in stores whose books no other story needs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ItemDetail, ItemList } from '../../../../../shared/contracts/items.ts';
import type { OwnPaymentView } from '../../../../../shared/contracts/own-payments.ts';
import { sampleIds } from '../../../../../shared/contracts/samples.ts';
import type { Line } from '../../../../contract/gateway/purchase.ts';
import { newPerson, signInAs } from '../../../../contract/gateway/person.ts';
import { tokenOf } from '../../../faults/kill/retry.ts';
import { buyByCard } from '../../support/samples.ts';
import type { Shop } from '../../../../support/visit.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';
import { affiliate } from './affiliate.ts';
import { bought } from './sold.ts';

/** A variant that an affiliate sells for its supplier. */
async function resold(shop: Shop): Promise<Line> {
  const path = '/api/products-list-public?type=product&available=true&limit=100';
  const { results } = (await shop.get(path)).json() as ItemList;
  for (const { id } of results) {
    const one = (await shop.get(`/api/public/products/${id}`)).json() as ItemDetail;
    const sku = one.skus.find(({ available }) => (available ?? 0) > 5);
    if (one.is_dropshipping && one.can_buy && sku) return { item: id, sku: sku.id, amount: 1 };
  }
  throw new Error('nothing is resold');
}

/** An order by which an affiliate earns. */
async function earned(stage: Stage): Promise<Scene> {
  const shop = stage.shopOf('ana.localhost');
  const scene = await affiliate(stage);
  const { signedIn } = await newPerson(shop);
  const order = await bought({ ...stage, shop, line: await resold(shop) }, signedIn);
  return { ...scene, params: { ...scene.params, order } };
}

/** The root store's accountant. */
async function accountant({ shopOf }: Stage): Promise<Scene> {
  const shop = shopOf('mercado.localhost');
  return { shop, headers: await signInAs(shop, 'mercado') };
}

/** A supplier in their own store. */
async function supplier({ shopOf }: Stage): Promise<Scene> {
  const shop = shopOf('foto.localhost');
  return { shop, headers: await signInAs(shop, 'lente'), params: { id: 'st_foto', wallet: 'mxn' } };
}

/** A store that keeps keys of its own at a provider. */
async function keeper({ shopOf }: Stage): Promise<Scene> {
  const shop = shopOf('casa.localhost');
  return { shop, headers: await signInAs(shop, 'raiz'), params: { code: 'str_card' } };
}

async function withKeys(stage: Stage): Promise<Scene> {
  const scene = await keeper(stage);
  await act(stage, 'payment.account-set', scene);
  return scene;
}

/** A payment of the store's that is under way. */
async function paying(stage: Stage): Promise<Scene> {
  await buyByCard(stage.shop, stage.line);
  return latest(stage, stage.owner);
}

/** The store's latest payment. */
async function latest(stage: Stage, headers: Stage['owner']): Promise<Scene> {
  const scene = { headers, params: { id: stage.store } };
  const { results } = await act<{ results: { id: string }[] }>(stage, 'admin.payments', scene);
  return { ...scene, params: { ...scene.params, payment: String(results[0]?.id) } };
}

const APPROVED = '4242424242424242';
/** Approved, too, but its refunds fail. */
const NO_WAY_BACK = '4000000000005126';
/** How often the payment is read until the provider has refused, and the pause between. */
const TRIES = 20;
const AGAIN_MS = 200;

/** An order that was paid by card. */
async function paid(stage: Stage, card = APPROVED): Promise<Scene> {
  const { shop, line, provider } = stage;
  const { token = '', order = '' } = await buyByCard(shop, line);
  const source = await tokenOf(provider.origin, provider.publishableKey, card);
  await act(stage, 'payment.card', { params: { token }, body: { source_id: source } });
  return { headers: stage.owner, params: { id: stage.store, order } };
}

/** An order whose card is authorised, and charged later. */
async function authorized(stage: Stage): Promise<Scene> {
  const terms = { headers: stage.owner, params: { mashup: `${stage.store}:${stage.store}` } };
  await act(stage, 'store.charges-set', { ...terms, body: { charges_later: ['str_card'] } });
  const scene = await paid(stage);
  await act(stage, 'store.charges-set', { ...terms, body: { charges_later: [] } });
  return scene;
}

const goodwill = { part: 'amount', amount: 100, reason: 'goodwill' };

/** A refund that the provider has refused. */
async function unpaid(stage: Stage): Promise<Scene> {
  const { headers = {}, params = {} } = await paid(stage, NO_WAY_BACK);
  const asked = { headers, params, body: goodwill };
  const { id } = await act(stage, 'admin.order-refund', asked);
  const scene = { headers, params: { ...params, refund: String(id) } };
  const payment = await latest(stage, headers);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { refunds } = await act<OwnPaymentView>(stage, 'admin.payment', payment);
    if (refunds.find((one) => one.id === id)?.state === 'failed') return scene;
    await wait(AGAIN_MS);
  }
  throw new Error('the refund did not fail');
}

/** The root store's accountant with a report that was taken. */
async function settled(stage: Stage): Promise<Scene> {
  const scene = await banked(stage);
  const taken = await act<{ id: string }>(stage, 'admin.settlement-take', scene);
  return { ...scene, params: { ...scene.params, settlement: taken.id } };
}

/** The root store's accountant, whose the platform's account is. */
async function banked(stage: Stage): Promise<Scene> {
  return { ...(await accountant(stage)), params: { id: 'st_mercado' } };
}

export const money: Stories = {
  'wallets.own': affiliate,
  'wallets.own-order': earned,
  'wallets.cashouts': affiliate,
  'wallets.set-account': affiliate,
  'wallets.store': supplier,
  'wallets.store-cashouts': supplier,
  'wallets.set-store-account': supplier,
  'payouts.list': accountant,
  'payouts.approve': accountant,
  'payouts.pause': accountant,
  'payouts.pauses': accountant,
  'payouts.resume': async (stage) => ({
    ...(await accountant(stage)),
    params: { account: sampleIds.account },
  }),
  'payment.account-set': keeper,
  'payment.account-test': withKeys,
  'payment.account-drop': withKeys,
  'admin.order-capture': authorized,
  'admin.order-void': async (stage) => ({
    ...(await authorized(stage)),
    body: { from: 'sent_to_supplier' },
  }),
  'admin.order-refund': async (stage) => ({
    ...(await paid(stage)),
    body: goodwill,
  }),
  'admin.refund-retry': unpaid,
  'admin.refund-mark': unpaid,
  'admin.settlement-take': banked,
  'admin.settlement': settled,
  'admin.settlement-match': settled,
  'admin.payment': paying,
  'admin.payment-ask': paying,
};
