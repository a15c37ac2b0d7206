/** A page's declarations about a visit: cookies that it sets, and visitors whom it leads on. */
import { beforeAll, describe, expect, test } from 'vitest';
import { openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { openStore } from './stores.ts';

const ORIGIN = 'http://visitas.localhost:8787';
const CHECKOUT = `co_${'a'.repeat(26)}`;

let platform: Platform;
let session: string;
beforeAll(async () => {
  await openStore({ slug: 'visitas', cell: 'a' });
  await openAccount('visita');
  session = await signIn('visita', 'visitas.localhost');
  platform = startPlatform();
});

const visit = (path: string, cookie = '') => platform.ask(ORIGIN + path, { headers: { cookie } });

const locationOf = (answer: Response) => [answer.status, answer.headers.get('location')];

test('a checkout that is visited is kept, for this store and not for its scripts', async () => {
  const kept = (await visit(`/checkout/${CHECKOUT}`)).headers.getSetCookie();
  expect(kept).toEqual([`checkout=${CHECKOUT}; Path=/; HttpOnly; SameSite=Lax`]);
  for (const path of ['/checkout/none', `/checkout/${CHECKOUT}/pay`, '/shopping-cart']) {
    expect((await visit(path)).headers.getSetCookie(), path).toEqual([]);
  }
});

describe.each(['/login', '/register'])('%s', (path) => {
  test('an account is led on, to pages of the same host only', async () => {
    expect((await visit(`${path}?next=/terms`)).status).toBe(200);
    expect(locationOf(await visit(`${path}?next=/terms`, session))).toEqual([303, '/terms']);
    expect(locationOf(await visit(`${path}?next=//evil.example`, session))).toEqual([303, '/']);
    expect((await visit(path, `session=${'x'.repeat(43)}`)).status).toBe(200);
  });
});

test('a secret is taken out of the address, unread; the rest stays', async () => {
  const path = '/register/activate?type=phone&country=MX';
  expect((await visit(path)).status).toBe(200);
  const led = await visit(`${path}&pswd=secreta&can_skip_pin=`);
  expect(locationOf(led)).toEqual([303, path]);
  expect(led.headers.get('cache-control')).toBe('no-store');
});
