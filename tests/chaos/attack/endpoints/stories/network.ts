/** The network around a store: those who follow, promote, earn, and open stores of their own. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Alert } from '../../../../../shared/contracts/alerts.ts';
import { sampleStore } from '../../../../../shared/contracts/samples.ts';
import { newPerson, signInAs } from '../../../../contract/gateway/person.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';
import { affiliate } from './affiliate.ts';
import { sold } from './sold.ts';

/** A new account and a store that it may follow. */
async function follower({ shop }: Stage): Promise<Scene> {
  const { id: me, signedIn: headers } = await newPerson(shop);
  return { headers, params: { me, userID: 'st_casa', ids: 'st_casa,st_foto' } };
}

/** How often alerts are asked for, and the time between, in milliseconds. */
const ASKED = { times: 150, everyMs: 100 };

/** An account that was told of its purchase, and the alert. */
async function told(stage: Stage): Promise<Scene> {
  const { me, buyer } = await sold(stage);
  const scene = { headers: buyer.headers, params: { me } };
  for (let asked = 0; asked < ASKED.times; asked += 1) {
    const { alerts } = await act<{ alerts: Alert[] }>(stage, 'alerts.list', scene);
    const [one] = alerts;
    if (one) return { ...scene, params: { me, id: one.id }, body: { until: one.id } };
    await wait(ASKED.everyMs);
  }
  throw new Error(`nothing was told to ${me}`);
}

/** A new account of the network, as the owner of the network's root names it. */
async function sponsored({ shop, shopOf }: Stage): Promise<Scene> {
  const { id } = await newPerson(shop);
  const root = shopOf('mercado.localhost');
  return { shop: root, headers: await signInAs(root, 'mercado'), params: { id } };
}

/** A new account, which may ask to join the network's affinity group. */
async function member({ shop }: Stage): Promise<Scene> {
  const { id: me, signedIn: headers } = await newPerson(shop);
  return { headers, params: { me } };
}

export const network: Stories = {
  'follow.list': follower,
  'follow.ask': follower,
  'follow.add': follower,
  'follow.remove': async (stage) => {
    const scene = await follower(stage);
    await act(stage, 'follow.add', scene);
    return scene;
  },
  'alerts.list': told,
  'alerts.visit': async (stage) => {
    const { body: _, ...scene } = await told(stage);
    return scene;
  },
  'alerts.keep': async (stage) => {
    const { body: _, ...scene } = await told(stage);
    return { ...scene, body: { state: 'archived' } };
  },
  'alerts.visit-all': told,
  'referral.products': affiliate,
  'referral.earnings': async (stage) => ({
    ...(await affiliate(stage)),
    query: { items: 'it_vendure-vintage-folding-camera' },
  }),
  'referral.rates': affiliate,
  'graph.tree': follower,
  'graph.drawn': follower,
  'network-admin.sponsors': sponsored,
  'network-admin.sponsor-change': async (stage) => ({
    ...(await sponsored(stage)),
    body: { sponsor: 'mercado', reason: 'Se registró con el enlace equivocado.' },
  }),
  'affinity-group.own': member,
  'affinity-group.ask': member,
  'affinity-group.leave': async (stage) => {
    const scene = await member(stage);
    await act(stage, 'affinity-group.ask', { ...scene, body: {} });
    return scene;
  },
  'affinity-admin.list': async ({ shopOf }) => {
    const shop = shopOf('mercado.localhost');
    return { shop, headers: await signInAs(shop, 'mercado') };
  },
  'affinity-admin.decide': async (stage) => {
    const { params = {}, ...scene } = await member(stage);
    await act(stage, 'affinity-group.ask', { ...scene, params, body: {} });
    const shop = stage.shopOf('mercado.localhost');
    const headers = await signInAs(shop, 'mercado');
    return { shop, headers, params: { id: params['me'] ?? '' }, body: { accepted: true } };
  },
  'affiliate.create': async ({ shop }) => {
    const { signedIn: headers } = await newPerson(shop);
    const slug = `flores-${crypto.randomUUID().slice(0, 8)}`;
    return {
      headers,
      params: { mashup: sampleStore.mashup },
      body: { slug, name: 'Flores de Rosa' },
    };
  },
};
