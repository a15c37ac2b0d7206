/** Writes of a store's owner that only its history tells: each leaves an entry, and none with a secret. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';

const STORE = '/store/st_kept:st_kept/other/store';
const SECRET = 'sk_of_nobody_but_the_kept_store_1a2b';

let owner: Caller;

beforeAll(async () => {
  await openStore({ slug: 'kept-root', cell: 'a' });
  for (const slug of ['kept', 'kept-ally']) {
    await openStore({ slug, cell: 'a', root: 'kept-root' });
  }
  const platform = startPlatform();
  await openAccount('kept-owner');
  await appoint('kept-owner', 'kept', 'owner');
  owner = await calling(platform, 'kept-owner', 'kept');
});

async function done(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const answer = await owner(method, path, body, crypto.randomUUID());
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

/** The changes of a kind, the first one first: what stood before, and after. */
async function changes(subject: string) {
  const { body } = await owner('GET', `${STORE}/history?subject=${subject}&limit=50`);
  const results = body['results'] as { before: unknown; after: unknown }[];
  return results.toReversed().map(({ before, after }) => [before, after]);
}

test('a partner store that is added, called otherwise and removed', async () => {
  const { id } = await done('POST', '/collaborators', { slug: 'kept-ally' });
  await done('PATCH', `/collaborators/${String(id)}`, { store_name: 'Aliada' });
  await done('PATCH', `/collaborators/${String(id)}`, { store_name: 'Aliada' });
  await done('DELETE', `/collaborators/${String(id)}`);
  const slug = 'kept-ally';
  expect(await changes('collaborator')).toEqual([
    [null, { slug, store_name: 'Tienda kept-ally' }],
    [
      { slug, store_name: 'Tienda kept-ally' },
      { slug, store_name: 'Aliada' },
    ],
    [{ slug, store_name: 'Aliada' }, null],
  ]);
});

test('a partner’s key that is made, paused and replaced, without what stands in the page', async () => {
  const wishes = { partner: 'Blog', origins: ['https://blog.example'], per_minute: 60 };
  const made = await done('POST', '/partners/keys', wishes);
  await done('PUT', `/partners/keys/${String(made['id'])}/state`, { state: 'paused' });
  const rotated = await done('POST', `/partners/keys/${String(made['id'])}/rotate`);
  await done('PUT', '/partners/keyless', { keyless: false });
  const kept = await changes('partner_key');
  expect(kept).toMatchObject([
    [null, { partner: 'Blog', origins: ['https://blog.example'], test: false }],
    [
      { partner: 'Blog', state: 'active' },
      { partner: 'Blog', state: 'paused' },
    ],
    [
      { partner: 'Blog', key_replaced: false },
      { partner: 'Blog', key_replaced: true },
    ],
    [{ keyless: true }, { keyless: false }],
  ]);
  for (const key of [made['public_key'], rotated['public_key']]) {
    expect(JSON.stringify(kept)).not.toContain(String(key));
  }
});

test('the keys of a way to pay, by their names alone', async () => {
  const path = '/payment/accounts/str_card';
  await done('PUT', path, { keys: { secret_key: SECRET } });
  await done('PUT', path, { keys: { secret_key: `${SECRET}2` } });
  await done('DELETE', path, {});
  const provider = 'str_card';
  const kept = await changes('provider_keys');
  expect(kept).toEqual([
    [null, { provider, key_names: ['secret_key'] }],
    [
      { provider, key_replaced: false },
      { provider, key_replaced: true },
    ],
    [{ provider, key_names: ['secret_key'] }, null],
  ]);
  expect(JSON.stringify(kept)).not.toContain(SECRET);
});

test('months without interest, the address that parcels start from, and the search’s words', async () => {
  await done('PUT', `${STORE}/instalments`, { terms: [3, 6], minimum: 50_000 });
  await done('PUT', `${STORE}/search-words`, { words: ['matera, bolso matero'] });
  const address = {
    route: 'Calle Uno',
    street_number: '1',
    locality: 'México',
    administrative_area_level_1: 'CDMX',
    postal_code: '06700',
    phone: '5512345678',
  };
  await done('PUT', `${STORE}/origin`, { address });
  await done('PUT', `${STORE}/origin`, { address: null });
  expect(await changes('instalments')).toMatchObject([[{ terms: [] }, { terms: [3, 6] }]]);
  expect(await changes('search_words')).toEqual([
    [{ words: [] }, { words: ['matera, bolso matero'] }],
  ]);
  expect(await changes('origin')).toMatchObject([
    [null, { route: 'Calle Uno' }],
    [{ route: 'Calle Uno' }, null],
  ]);
});

test('how the store brings its goods itself', async () => {
  const delivery = {
    cost: 8_000,
    lead_days: 1,
    weekdays: [1, 2],
    windows: [{ from: '09:00', to: '13:00' }],
    postal_codes: ['97'],
  };
  await done('PUT', `${STORE}/delivery`, { delivery });
  await done('PUT', `${STORE}/delivery`, { delivery: null });
  await done('PUT', `${STORE}/checkout`, { master_checkout: false });
  expect(await changes('checkout_terms')).toEqual([
    [{ master_checkout: true }, { master_checkout: false }],
  ]);
  expect(await changes('own_delivery')).toEqual([
    [null, delivery],
    [delivery, null],
  ]);
});

test('tax data; and none of these is taken back here', async () => {
  const billing = {
    rfc: 'EKU9003173C9',
    name: 'ESCUELA KEMPER URGATE',
    regime: '601',
    postal_code: '06700',
    vat: 1600,
    issues_alone: false,
  };
  await done('PUT', '/admin/suppliers/st_kept/billing', billing);
  await done('PUT', '/admin/suppliers/st_kept/billing', { ...billing, postal_code: '06701' });
  expect(await changes('billing')).toEqual([
    [null, billing],
    [{ postal_code: '06700' }, { postal_code: '06701' }],
  ]);
  const { body } = await owner('GET', `${STORE}/history?subject=billing`);
  const [last] = body['results'] as { id: string }[];
  const taken = await owner('POST', `${STORE}/history/${last?.id}/take-back`, {}, 'kept-back');
  expect(taken.body['code']).toBe('edit_stays');
});
