/** Wallets, bank accounts and keys at providers, in stores whose books no other story needs. */
import { signInAs } from '../../../../contract/gateway/person.ts';
import { tokenOf } from '../../../faults/kill/retry.ts';
import { buyByCard } from '../../support/samples.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';

/** An affiliate in their own store. */
async function affiliate({ shopOf }: Stage): Promise<Scene> {
  const shop = shopOf('ana.localhost');
  return { shop, headers: await signInAs(shop, 'ana'), params: { me: 'ac_ana', wallet: 'mxn' } };
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
  const scene = { headers: stage.owner, params: { id: stage.store } };
  const { results } = await act<{ results: { id: string }[] }>(stage, 'admin.payments', scene);
  return { ...scene, params: { ...scene.params, payment: String(results[0]?.id) } };
}

const APPROVED = '4242424242424242';

/** An order that was paid by card. */
async function paid(stage: Stage): Promise<Scene> {
  const { shop, line, provider } = stage;
  const { token = '', order = '' } = await buyByCard(shop, line);
  const source = await tokenOf(provider.origin, provider.publishableKey, APPROVED);
  await act(stage, 'payment.card', { params: { token }, body: { source_id: source } });
  return { headers: stage.owner, params: { id: stage.store, order } };
}

export const money: Stories = {
  'wallets.own': affiliate,
  'wallets.cashouts': affiliate,
  'wallets.set-account': affiliate,
  'wallets.store': supplier,
  'wallets.store-cashouts': supplier,
  'wallets.set-store-account': supplier,
  'payment.account-set': keeper,
  'payment.account-test': withKeys,
  'payment.account-drop': withKeys,
  'admin.order-refund': async (stage) => ({
    ...(await paid(stage)),
    body: { part: 'amount', amount: 100, reason: 'goodwill' },
  }),
  'admin.payment': paying,
  'admin.payment-ask': paying,
};
