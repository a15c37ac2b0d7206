/** A card token that the provider has made, and a message that it has signed. */
import { signBody } from '../../../../../edge/providers/payment/kit/signature.ts';
import { tokenOf } from '../../../faults/kill/retry.ts';
import { newPerson, signInAs } from '../../../../contract/gateway/person.ts';
import { someLine } from '../../../../contract/gateway/purchase.ts';
import { buyBy, buyByCard } from '../../support/samples.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';

const APPROVED = '4242424242424242';

/** An event of an intent that is not this platform's: it is answered, and changes nothing. */
function eventAt(created: number) {
  const object = { id: `pi_${crypto.randomUUID().replaceAll('-', '')}`, object: 'payment_intent' };
  const id = `evt_${crypto.randomUUID()}`;
  return { id, object: 'event', type: 'payment_intent.succeeded', created, data: { object } };
}

/** A message that the provider has signed. */
async function told({ provider }: Stage): Promise<Scene> {
  const now = Math.floor(Date.now() / 1000);
  const body = eventAt(now);
  const signature = await signBody(provider.webhookSecret, now, JSON.stringify(body));
  return { headers: { 'stripe-signature': signature }, params: { code: 'str_card' }, body };
}

/** A payment that another way than a card waits for, in a store of the demo that has it. */
async function waiting({ shopOf }: Stage, host: string, code: string): Promise<Scene> {
  const shop = shopOf(`${host}.localhost`);
  const { token = '' } = await buyBy(shop, await someLine(shop), code);
  return { shop, params: { token, code } };
}

/** A deposit that its store has not confirmed yet. */
async function deposited(stage: Stage): Promise<Scene> {
  const { shop = stage.shop, params } = await waiting(stage, 'foto', 'deposit');
  await act(stage, 'payment.redirect', { shop, params: params ?? {} });
  const scene = { shop, headers: await signInAs(shop, 'lente'), params: { id: 'st_foto' } };
  const { results } = await act<{ results: { id: string }[] }>(stage, 'admin.deposits', scene);
  return { ...scene, params: { ...scene.params, payment: String(results[0]?.id) } };
}

/** The order of an account whose deposit came, and whose seller could not deliver. */
async function toPayBack(stage: Stage): Promise<Scene> {
  const shop = stage.shopOf('foto.localhost');
  const { signedIn: headers } = await newPerson(shop);
  const line = await someLine(shop);
  const { token = '', order = '' } = await buyBy(shop, line, 'deposit', headers);
  await act(stage, 'payment.redirect', { shop, headers, params: { token, code: 'deposit' } });
  const staff = { shop, headers: await signInAs(shop, 'lente'), params: { id: 'st_foto' } };
  const { results } = await act<{ results: { id: string }[] }>(stage, 'admin.deposits', staff);
  const payment = String(results[0]?.id);
  await act(stage, 'admin.deposit-confirm', { ...staff, params: { ...staff.params, payment } });
  await act(stage, 'admin.order-cancel', {
    ...staff,
    params: { ...staff.params, order },
    body: { from: 'sent_to_supplier', reason: 'cannot_be_fulfilled' },
  });
  return { shop, headers, params: { order } };
}

export const payments: Stories = {
  'orders.refund-account': toPayBack,
  'payment.redirect': (stage) => waiting(stage, 'casa', 'paypal'),
  'payment.bank-charge': async (stage) => {
    const { shop = stage.shop, params = {} } = await waiting(stage, 'casa', 'banorte');
    await act(stage, 'payment.redirect', { shop, params });
    return { shop, params: { token: String(params['token']) } };
  },
  'admin.deposit-confirm': deposited,
  'admin.payment-notice-replay': async (stage) => {
    await act(stage, 'payment.webhook', await told(stage));
    const scene = { headers: stage.owner, params: { id: stage.store } };
    const { results } = await act<{ results: { id: string }[] }>(
      stage,
      'admin.payment-notices',
      scene,
    );
    return { ...scene, params: { ...scene.params, notice: String(results[0]?.id) } };
  },
  'payment.card': async ({ shop, line, provider }) => {
    const { token = '' } = await buyByCard(shop, line);
    const source = await tokenOf(provider.origin, provider.publishableKey, APPROVED);
    return { params: { token }, body: { source_id: source } };
  },
  'payment.webhook': told,
};
