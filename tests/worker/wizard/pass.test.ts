/** An owner enters their store's own host by a pass: in the same browser, and no stranger's. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../../edge/env.ts';
import { tidyDirectory } from '../../../edge/flows/people/tidy-directory.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { entered, newOwner, openBrowser, ROOT, sessionsAt, WIZARD, type Step } from './pass.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
});
beforeEach(() => {
  platform = startPlatform();
});
const owner = () => newOwner(platform);

test('one press opens the store at its own host: signed in, with the tour, and no pass in an address', async () => {
  const { browser, offer, press, slug, store, account } = await owner();
  const pass = await offer();
  const seen: string[] = [];
  let at: Step & { status: number } = { ...press(pass), status: 0 };
  const statuses = [];
  for (let step = 0; step < 4; step += 1) {
    at = await browser.follow(at);
    seen.push(at.url);
    statuses.push(at.status);
  }
  expect(statuses).toEqual([307, 303, 303, 303]);
  expect(at.url).toBe(`${store}/#tour`);
  expect(seen.join(' ')).not.toContain(pass.slice(0, 43));
  expect(entered(browser, slug)).toBe(true);
  const [session] = await sessionsAt(slug);
  expect(session).toMatchObject({ account_id: account, method: 'password', proved_at: NOON });
  expect(await browser.read(`${store}/admin/configuracion`)).toContain('shop-settings');
  // The secret of the browser is gone, and the wizard at the store's own host offers no pass.
  expect(browser.cookies.get(`${slug}.localhost`)?.has('pass')).toBe(false);
  expect(await browser.read(`${store}/asistentes/emprendedores`)).not.toContain('name="pass"');
});

test.each([
  ['/apps/me/products/create', '/apps/me/products/create'],
  ['/admin/configuracion#photo', '/admin/configuracion#photo'],
  ['https://malo.test/', '/#tour'],
  ['//malo.test', '/#tour'],
  ['/a#"><script>', '/a'],
])('the place %s leads to %s', async (next, shown) => {
  const { browser, offer, press, store } = await owner();
  const { url } = await browser.walk(press(await offer(), next), 4);
  expect(url).toBe(store + shown);
});

test('the answers on the way are kept nowhere and name no page in a Referer', async () => {
  const { browser, offer, press } = await owner();
  const pass = await offer();
  const cookie = [...(browser.cookies.get('raiz.localhost') ?? [])].map((one) => one.join('='));
  const { headers } = await platform.ask(press(pass).url, {
    method: 'POST',
    headers: {
      origin: ROOT,
      cookie: cookie.join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: press(pass).body ?? '',
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await browser.read(WIZARD)).toContain('asistentes/pase');
  const page = await platform.ask(WIZARD, { headers: { cookie: cookie.join('; ') } });
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(
    /form-action 'self' http:\/\/puesto\d+\.localhost;/,
  );
});

describe('an attacker’s pass', () => {
  test('does not sign a stranger’s browser in, who is a visitor, or another account', async () => {
    const [attacker, victim] = [await owner(), await owner()];
    const at = await attacker.browser.follow(attacker.press(await attacker.offer()));
    for (const browser of [openBrowser(platform), victim.browser]) {
      await browser.walk({ ...at, origin: 'http://malo.test' });
      expect(entered(browser, attacker.slug)).toBe(false);
    }
  });

  test('is not confirmed for a browser whose secret the attacker does not know', async () => {
    const attacker = await owner();
    const victim = openBrowser(platform);
    const pass = await attacker.offer();
    const at = await attacker.browser.follow(attacker.press(pass));
    await victim.follow(at);
    // The attacker knows the pass, and so its hash; the address on the way back is the victim's alone.
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(pass));
    const id = btoa(String.fromCharCode(...new Uint8Array(digest)));
    const guess = id.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const led = await attacker.browser.follow({
      method: 'GET',
      url: `${ROOT}/asistentes/pase/${guess}`,
    });
    expect(led.url).toContain('pass_refused');
    await victim.follow({ method: 'GET', url: `${attacker.store}/asistentes/entrar` });
    expect(entered(victim, attacker.slug)).toBe(false);
  });

  test('that a thief brings first leaves the owner outside, and the thief too', async () => {
    const own = await owner();
    const thief = openBrowser(platform);
    const at = await own.browser.follow(own.press(await own.offer()));
    await thief.walk(at);
    await own.browser.walk(at);
    expect([entered(thief, own.slug), entered(own.browser, own.slug)]).toEqual([false, false]);
  });
});

test('a used pass is remembered while a page may offer it, and then swept', async () => {
  const { browser, offer, press } = await owner();
  await browser.walk(press(await offer()), 4);
  const count = async () =>
    (await env.DIRECTORY.prepare('SELECT id FROM store_pass').all()).results.length;
  const before = await count();
  const DAY = 24 * 60 * 60_000;
  const tidy = (now: number) =>
    tidyDirectory({ env: readEnv(env), ports: { clock: fixedClock(now) } as never });
  await tidy(NOON + DAY);
  expect(await count()).toBe(before);
  await tidy(NOON + 2 * DAY);
  expect(await count()).toBe(0);
});

test('one account makes 200 passes in a day at most', async () => {
  const { browser, offer, press, account } = await owner();
  await env.DIRECTORY.prepare(
    `INSERT INTO store_pass (id, account_id, epoch, session_id, store_id, target, back, next,
      created_at, expires_at)
     SELECT value, ?1, 0, '', (SELECT id FROM store LIMIT 1), '', '', '/', ?2, ?2
     FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 200)
       SELECT 'p' || value AS value FROM n)`,
  )
    .bind(account, NOON)
    .run();
  expect((await browser.follow(press(await offer()))).url).toContain('pass_refused');
});
