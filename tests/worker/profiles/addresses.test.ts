/** The book of addresses: the caller's own, bounded, with one address that comes first. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyDirectory } from '../../../edge/flows/people/tidy-directory.ts';
import { readEnv } from '../../../edge/env.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import type { BookAddress } from '../../../shared/contracts/addresses.ts';
import { ADDRESSES_MAX } from '../../../shared/kernel/constants/limits.ts';
import { noResizer } from '../../../edge/providers/image/cloudflare.ts';
import { fakePayments } from '../../../edge/providers/payment/fake.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from './person.ts';

const platform = startPlatform();
const BOOK = '/api/addresses/';

beforeAll(() => openStore({ slug: 'raiz', cell: 'a' }));

let ana: SignedIn;
let bea: SignedIn;
beforeEach(async () => {
  ana = await signIn(platform, { store: 'raiz' });
  bea = await signIn(platform, { store: 'raiz', name: 'Bea Sol' });
});

const on = (route: string, more: object = {}) => ({ ...sampleAddress, route, ...more });

async function add(person: SignedIn, route: string, more: object = {}): Promise<string> {
  const { status, body } = await person.call<BookAddress>('POST', BOOK, on(route, more));
  expect(status).toBe(201);
  return body.id;
}

/** The streets of a book, the default first. */
async function streets(person: SignedIn): Promise<string[]> {
  const { body } = await person.call<{ results: BookAddress[] }>('GET', BOOK);
  expect(body.results.map((one) => one.is_default)).toEqual(
    body.results.map((_one, index) => index === 0),
  );
  return body.results.map(({ route }) => route);
}

describe('the book', () => {
  test('begins with its first address, until another is chosen', async () => {
    const [first, second] = [await add(ana, 'Ámsterdam'), await add(ana, 'Reforma')];
    expect(await streets(ana)).toEqual(['Ámsterdam', 'Reforma']);
    expect((await ana.call('PUT', `${BOOK}${second}/default`)).status).toBe(200);
    expect(await streets(ana)).toEqual(['Reforma', 'Ámsterdam']);
    const changed = await ana.call<BookAddress>('PUT', BOOK + first, on('Colima'));
    expect(changed.body).toMatchObject({ id: first, route: 'Colima', is_default: false });
    expect(await streets(ana)).toEqual(['Reforma', 'Colima']);
  });

  test('gives an address back where it stood, the last that was taken out', async () => {
    const [first, second] = [await add(ana, 'Uno'), await add(ana, 'Dos')];
    await ana.call('DELETE', BOOK + first);
    expect(await streets(ana)).toEqual(['Dos']);
    expect((await ana.call('PUT', `${BOOK}${first}/restore`)).status).toBe(200);
    expect(await streets(ana)).toEqual(['Uno', 'Dos']);
    await ana.call('DELETE', BOOK + first);
    await ana.call('DELETE', BOOK + second);
    expect((await ana.call('PUT', `${BOOK}${first}/restore`)).status).toBe(404);
    expect((await ana.call('PUT', `${BOOK}${second}/restore`)).status).toBe(200);
  });

  test('has a limit, also for calls at one time, and for what is put back', async () => {
    const answers = await Promise.all(
      Array.from({ length: ADDRESSES_MAX + 3 }, (_none, index) =>
        ana.call<BookAddress>('POST', BOOK, on(`Calle ${index}`)),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array(ADDRESSES_MAX).fill(201), 409, 409, 409]);
    const { id } = answers.find(({ status }) => status === 201)?.body ?? expect.fail();
    await ana.call('DELETE', BOOK + id);
    await add(ana, 'La última');
    const back = await ana.call<{ code: string }>('PUT', `${BOOK}${id}/restore`);
    expect([back.status, back.body.code]).toEqual([409, 'too_many_addresses']);
  });

  test('is its account’s alone', async () => {
    const id = await add(ana, 'Secreta');
    expect(await streets(bea)).toEqual([]);
    for (const [method, path, body] of [
      ['PUT', BOOK + id, on('Robada')],
      ['PUT', `${BOOK}${id}/default`],
      ['PUT', `${BOOK}${id}/restore`],
      ['DELETE', BOOK + id],
    ] as const) {
      expect((await bea.call(method, path, body)).status, `${method} ${path}`).toBe(404);
    }
    expect(await streets(ana)).toEqual(['Secreta']);
  });

  test('takes an address as a delivery does', async () => {
    const wrong = await ana.call('POST', BOOK, { ...sampleAddress, postal_code: '!' });
    expect(wrong.status).toBe(400);
    expect(await streets(ana)).toEqual([]);
  });
});

test('what was taken out is gone after an hour', async () => {
  const id = await add(ana, 'Vieja');
  await ana.call('DELETE', BOOK + id);
  const left = () =>
    directory(sql<{ id: string }>`SELECT id FROM account_address WHERE id = ${id}`);
  const { clock } = platform;
  const ports = { clock, payments: fakePayments(), images: noResizer, passwords: quickPasswords };
  const tidy = () => tidyDirectory({ env: readEnv(env), ports });
  clock.advance(59 * 60_000);
  await tidy();
  expect(await left()).toHaveLength(1);
  clock.advance(2 * 60_000);
  await tidy();
  expect(await left()).toEqual([]);
});
