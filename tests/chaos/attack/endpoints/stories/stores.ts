/** A store's words, holds and jobs, its public reads, and the addresses of an account. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Hold } from '../../../../../shared/contracts/holds.ts';
import type { Job } from '../../../../../shared/contracts/jobs.ts';
import { sampleAddress, sampleStore } from '../../../../../shared/contracts/samples.ts';
import { newPerson } from '../../../../contract/gateway/person.ts';
import { newKey } from '../../../../contract/gateway/purchase.ts';
import { formWithDrawing, formWithFile } from '../../../../support/form-text.ts';
import { call, type Scene, type Stage, type Stories } from '../story.ts';

interface List<One> {
  readonly results: readonly One[];
}

const ofStore = (): Promise<Scene> => Promise.resolve({ params: sampleStore });
const ofOwner = ({ owner: headers }: Stage): Promise<Scene> =>
  Promise.resolve({ headers, params: sampleStore });

/** An account with two addresses, and the id of the second. */
async function withAddresses({ shop }: Stage) {
  const { signedIn: headers } = await newPerson(shop);
  await call(shop, 'POST', '/addresses/', { headers, body: sampleAddress });
  const { id } = await call(shop, 'POST', '/addresses/', { headers, body: sampleAddress });
  return { headers, params: { id: String(id) } };
}

/** A visitor's checkout holds units; gives the hold as the store's staff sees it. */
async function withHold({ shop, line, owner: headers }: Stage): Promise<Scene> {
  const { cart } = await call(shop, 'POST', '/shopping-carts/', { body: { lines: [line] } });
  await call(shop, 'POST', `/shopping-carts/${String(cart)}/checkout`);
  const { results } = await call<List<Hold>>(shop, 'GET', '/orders/holds', { headers });
  const free = results.find(({ is_paying: isPaying }) => !isPaying);
  if (!free) throw new Error('no hold is listed');
  return { headers, params: { id: free.id } };
}

/** A job that has just been asked for. */
async function withJob({ shop, owner: headers }: Stage): Promise<Scene> {
  const { id } = await call(shop, 'POST', '/jobs/items-export', { headers });
  return { headers, params: { id: String(id) } };
}

/** Rows of a trial: thousands of its pieces, so that no computer has done them before the next call. */
const LONG = 200_000;

/** A trial of an import that is under way for long; it writes nothing. */
async function withLongJob(stage: Stage): Promise<Scene> {
  return withTrial(stage, LONG);
}

/** A trial of an import of so many rows. */
async function withTrial({ shop, owner: headers }: Stage, length = 3): Promise<Scene> {
  const rows = Array.from({ length }, (_, at) => `LARGO-${at},Prueba,10`);
  const text = ['code,name,price', ...rows].join('\n');
  const file = { name: 'largo.csv', text };
  const { type, body } = formWithFile({ dry_run: 'true' }, 'file', file);
  const made = { ...headers, ...newKey(), 'content-type': type };
  const answer = await shop.send('POST', '/api/products-admin/import', body, made);
  return { headers, params: { id: (answer.json() as Job).id } };
}

/** How often an import is asked for its end, and the time between, in milliseconds. */
const ASKED = { times: 100, everyMs: 100 };

/** An import that is over, and can be taken back. */
async function withImport({ shop, owner: headers }: Stage): Promise<Scene> {
  const { type, body } = formWithDrawing({ dry_run: 'false' }, 'file');
  const made = { ...headers, ...newKey(), 'content-type': type };
  const answer = await shop.send('POST', '/api/products-admin/import', body, made);
  const { id } = answer.json() as Job;
  for (let asked = 0; asked < ASKED.times; asked += 1) {
    const { can_undo: isOver } = await call<Job>(shop, 'GET', `/jobs/${id}`, { headers });
    if (isOver) return { headers, params: { id } };
    await wait(ASKED.everyMs);
  }
  throw new Error(`the import ${id} does not end`);
}

export const stores: Stories = {
  'jobs.get': withJob,
  'jobs.cancel': withLongJob,
  'jobs.undo': withImport,
  'products-admin.trial': (stage) => withTrial(stage),
  'products-admin.import-tried': (stage) => withTrial(stage),
  'store.banners': ofStore,
  'store.headers': ofStore,
  'store.franchises': ofStore,
  'store.search-words': ofOwner,
  'store.set-search-words': async (stage) => ({
    ...(await ofOwner(stage)),
    body: { words: ['matera, bolso matero'] },
  }),
  'public.referral-catalogue-products': () =>
    Promise.resolve({ params: { owner: 'moda', slug: 'mujer' } }),
  'public.referral-catalogue-franchises': () =>
    Promise.resolve({ params: { owner: 'moda', slug: 'mujer' } }),
  'addresses.change': async (stage) => ({ ...(await withAddresses(stage)), body: sampleAddress }),
  'addresses.choose': withAddresses,
  'addresses.remove': withAddresses,
  'addresses.restore': async (stage) => {
    const scene = await withAddresses(stage);
    await call(stage.shop, 'DELETE', `/addresses/${scene.params.id}`, { headers: scene.headers });
    return scene;
  },
  'orders.hold-free': withHold,
};
