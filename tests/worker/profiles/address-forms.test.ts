/** The page of the book of addresses, by its forms alone. */
import { beforeAll, expect, test } from 'vitest';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { signIn, type SignedIn } from './person.ts';

const platform = startPlatform();
const ORIGIN = 'http://raiz.localhost';
const PAGE = `${ORIGIN}/me/addresses`;

let ana: SignedIn;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  ana = await signIn(platform, { store: 'raiz' });
});

let keys = 0;
const post = (fields: Record<string, string>, address = PAGE) =>
  platform.ask(address, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie: ana.cookie },
    body: new URLSearchParams({ idempotency_key: `form-of-addresses-${(keys += 1)}`, ...fields }),
  });
const visit = async (address = PAGE) =>
  (await platform.ask(address, { headers: { cookie: ana.cookie } })).text();
const addressOf = (page: string) => /name="address" value="(ad_\w+)"/.exec(page)?.[1] ?? '';

const home = { ...sampleAddress, sublocality: 'Hipódromo', intent: 'add' };

test('an address is added, changed, taken out and put back', async () => {
  const added = await post(home);
  expect(added.headers.get('location')).toBe('/me/addresses?done=added');
  const id = addressOf(await visit());
  const changed = await post({ ...home, intent: 'change', address: id, route: 'Colima' });
  expect(changed.headers.get('location')).toBe('/me/addresses?done=changed');
  expect(await visit()).toContain('Colima 120');
  const removed = await post({ intent: 'remove', address: id });
  const way = removed.headers.get('location') ?? '';
  expect(way).toBe(`/me/addresses?done=removed&removed=${id}`);
  const without = await visit(ORIGIN + way);
  expect(without).not.toContain('Colima 120');
  expect(addressOf(without)).toBe(id);
  await post({ intent: 'restore', address: id });
  expect(await visit()).toContain('Colima 120');
});

test('a refused address is shown again, with its problem and the other fields', async () => {
  const answer = await post({ ...home, postal_code: '61', route: 'Durango' });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain('value="Durango"');
  expect(/id="f-postal_code-error">([^<]*)</.exec(page)?.[1]).toBe('Código postal inválido');
});

test('another country shows its own labels by a button, keeps what was typed and saves nothing', async () => {
  const labels = (page: string) =>
    [...page.matchAll(/<label for="(f-\w+)">([^<]*)/g)].map(([, field, text]) => [field, text]);
  const typed = { ...home, intent: 'country', route: 'Mirador' };
  const mexican = await (await post(typed)).text();
  const answer = await post({ ...typed, country: 'US' });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(/<option(?=[^>]*selected)[^>]*value="(US|MX)"/.exec(page)?.[1]).toBe('US');
  expect(/name="route"[^>]*value="([^"]*)"/.exec(page)?.[1]).toBe('Mirador');
  expect(labels(page)).not.toEqual(labels(mexican));
  expect((await visit()).includes('Mirador')).toBe(false);
});

test('each empty field is named by its problem', async () => {
  const answer = await post({ intent: 'add', country: 'MX' });
  expect(answer.status).toBe(422);
  const said = [...(await answer.text()).matchAll(/id="f-\w+-error">([^<]*)</g)].map(
    ([, text]) => text,
  );
  expect(said).toContain('Escribe la calle');
  expect(new Set(said).size).toBe(said.length);
  expect(said).not.toContain('Obligatorio');
});

test('a state is chosen where its country has a list, and typed where it has none', async () => {
  const chile = { ...home, country: 'CL', postal_code: '8320000', typed_state: 'Atacama' };
  expect((await post(chile)).headers.get('location')).toBe('/me/addresses?done=added');
  expect(await visit()).toContain('Atacama, Chile');
  const empty = await (await post({ ...chile, typed_state: '' })).text();
  expect(empty).toContain('id="f-typed_state-error"');
  // The list's choice of the country before.
  const left = await post({ ...home, country: 'US' });
  expect(left.status).toBe(422);
  expect(await left.text()).toContain('id="f-administrative_area_level_1-error"');
});

test('an address of nobody is told', async () => {
  const answer = await post({ intent: 'remove', address: 'ad_x' });
  expect(answer.headers.get('location')).toBe('/me/addresses?notice=address_not_found');
});

test('a visitor is led to sign in', async () => {
  const answer = await platform.ask(PAGE);
  expect(answer.headers.get('location')).toBe('/login?next=%2Fme%2Faddresses');
});
