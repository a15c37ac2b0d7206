/** An owner enters their store's own host by a pass: once, within a minute, in the same browser, and nobody else. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../../edge/env.ts';
import { tidyDirectory } from '../../../edge/flows/people/tidy-directory.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { callerOf } from '../staff/caller.ts';
import { openBrowser, type Browser, type Step } from './pass.ts';

const ROOT = 'http://raiz.localhost';
const WIZARD = `${ROOT}/asistentes/emprendedores`;

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
});
beforeEach(() => {
  platform = startPlatform();
});

let made = 0;
interface Owner {
  readonly browser: Browser;
  readonly account: string;
  readonly slug: string;
  readonly store: string;
  /** A pass of the wizard's page, fresh each time. */
  offer(): Promise<string>;
  /** The press of the form with a pass. */
  press(pass: string, next?: string): Step;
}

/** An account that has just opened its store, in its browser at the network's root. */
async function newOwner(): Promise<Owner> {
  made += 1;
  const name = `duena${made}`;
  const slug = `puesto${made}`;
  await openAccount(name);
  const cookie = await signIn(name, 'raiz.localhost');
  const call = callerOf(platform, 'raiz', cookie);
  const opened = await call('POST', '/affiliate/raiz:raiz/affiliate/store', { slug, name: slug });
  expect(opened.status).toBe(201);
  const browser = openBrowser(platform);
  browser.cookies.set('raiz.localhost', new Map([cookie.split('=') as [string, string]]));
  return {
    browser,
    account: `ac_${name}`,
    slug,
    store: `http://${slug}.localhost`,
    offer: () => offerTo(browser),
    press: (pass, next = '/') => ({
      method: 'POST',
      url: `${ROOT}/asistentes/pase`,
      body: new URLSearchParams({ pass, next }).toString(),
      origin: ROOT,
    }),
  };
}

async function offerTo(browser: Browser): Promise<string> {
  const [, pass] = /name="pass" value="([^"]+)"/.exec(await browser.read(WIZARD)) ?? [];
  return pass ?? expect.fail('the page offers no pass');
}

const entered = (browser: Browser, slug: string) =>
  browser.cookies.get(`${slug}.localhost`)?.has('session') ?? false;
const sessionsAt = async (slug: string) =>
  (
    await env.DIRECTORY.prepare('SELECT * FROM session WHERE host = ?')
      .bind(`${slug}.localhost`)
      .all<Record<string, unknown>>()
  ).results;

test('one press opens the store at its own host: signed in, with the tour, and no pass in an address', async () => {
  const { browser, offer, press, slug, store, account } = await newOwner();
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
  const { browser, offer, press, store } = await newOwner();
  const { url } = await browser.walk(press(await offer(), next), 4);
  expect(url).toBe(store + shown);
});

test('the answers on the way are kept nowhere and name no page in a Referer', async () => {
  const { browser, offer, press } = await newOwner();
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

describe('a pass is refused', () => {
  test('the second time, at each of its steps', async () => {
    const { browser, offer, press, slug, store } = await newOwner();
    const pass = await offer();
    const steps: Step[] = [press(pass)];
    for (let step = 0; step < 3; step += 1) {
      const next = await browser.follow(steps.at(-1) ?? expect.fail());
      steps.push(next);
    }
    const secret = new Map(browser.cookies.get(`${slug}.localhost`));
    expect((await browser.follow(steps[3] ?? expect.fail())).url).toBe(`${store}/#tour`);
    const first = await sessionsAt(slug);
    for (const step of steps) {
      const again = openBrowser(platform);
      again.cookies.set('raiz.localhost', new Map(browser.cookies.get('raiz.localhost')));
      again.cookies.set(`${slug}.localhost`, new Map(secret));
      await again.walk(step);
      expect(entered(again, slug)).toBe(false);
    }
    expect(await sessionsAt(slug)).toEqual(first);
    // An owner who is signed in at the store is led to it, and told of nothing.
    expect((await browser.follow(steps[1] ?? expect.fail())).url).toBe(`${store}/`);
    expect((await browser.follow(press(pass))).url).toBe(`${WIZARD}?notice=pass_refused`);
  });

  test('by twenty uses at once but one', async () => {
    const { browser, offer, press, slug } = await newOwner();
    const at = await browser.walk(press(await offer()), 3);
    const jar = browser.cookies.get(`${slug}.localhost`);
    const all = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const one = openBrowser(platform);
        one.cookies.set(`${slug}.localhost`, new Map(jar));
        await one.follow(at);
        return entered(one, slug);
      }),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await sessionsAt(slug)).toHaveLength(1);
  });

  test.each([1, 2, 3])('after a minute, %i steps on', async (steps) => {
    const { browser, offer, press, slug } = await newOwner();
    const at = await browser.walk(press(await offer()), steps);
    platform.clock.advance(60_000);
    await browser.walk(at);
    expect(entered(browser, slug)).toBe(false);
    expect(await sessionsAt(slug)).toEqual([]);
  });

  test('when the page that offered it is a day old', async () => {
    const { browser, offer, press } = await newOwner();
    const pass = await offer();
    platform.clock.advance(24 * 60 * 60_000);
    expect((await browser.follow(press(pass))).url).toBe(`${WIZARD}?notice=pass_refused`);
  });

  test('at another store’s host, and at the store by its path', async () => {
    const [mine, other] = [await newOwner(), await newOwner()];
    const at = await mine.browser.follow(mine.press(await mine.offer()));
    for (const url of [
      `${other.store}/asistentes/entrar`,
      `${ROOT}/tienda/${mine.slug}/asistentes/entrar`,
      `${ROOT}/asistentes/entrar`,
    ]) {
      const led = await mine.browser.follow({ ...at, url });
      expect(led.url).not.toContain('/asistentes/pase');
    }
    // Its secret, too, opens no other store.
    const held = await mine.browser.walk(at, 2);
    other.browser.cookies.set(
      `${other.slug}.localhost`,
      new Map(mine.browser.cookies.get(`${mine.slug}.localhost`)),
    );
    await other.browser.follow({ ...held, url: `${other.store}/asistentes/entrar` });
    expect(entered(other.browser, other.slug)).toBe(false);
  });

  test('of another account, at the press and on the way back', async () => {
    const [mine, other] = [await newOwner(), await newOwner()];
    const pass = await mine.offer();
    expect((await other.browser.follow(mine.press(pass))).url).toBe(
      `${WIZARD}?notice=pass_refused`,
    );
    const back = await mine.browser.walk(mine.press(pass), 2);
    expect((await other.browser.follow(back)).url).toBe(`${WIZARD}?notice=pass_refused`);
    expect((await openBrowser(platform).follow(back)).url).toContain(WIZARD);
  });

  test.each([
    ['empty', () => ''],
    ['random', () => `${'a'.repeat(43)}.zzzzzzz.${'b'.repeat(43)}`],
    ['prolonged', (pass: string) => pass.replace(/\.[a-z\d]+\./, '.zzzzzzzz.')],
    ['cut', (pass: string) => pass.slice(0, -1)],
    ['long', (pass: string) => pass.padEnd(10_000, 'a')],
    ['markup', () => '"><script>alert(1)</script>'],
  ])('that is forged: %s', async (_how, forge) => {
    const { browser, offer, press, slug, store } = await newOwner();
    const pass = forge(await offer());
    expect((await browser.follow(press(pass))).url).toBe(`${WIZARD}?notice=pass_refused`);
    const led = await browser.follow({ ...press(pass), url: `${store}/asistentes/entrar` });
    expect(led.url).toBe(`${store}/login`);
    expect(entered(browser, slug)).toBe(false);
  });

  test('that was never pressed for', async () => {
    const { browser, offer, press, store } = await newOwner();
    const pass = await offer();
    const led = await browser.follow({ ...press(pass), url: `${store}/asistentes/entrar` });
    expect(led.url).toBe(`${store}/login`);
    expect(await browser.read(led.url)).toContain('El pase ya se usó o venció');
  });

  test.each([
    [
      'the session ended',
      (owner: Owner) => `DELETE FROM session WHERE account_id = '${owner.account}'`,
    ],
    [
      'the credentials changed',
      (owner: Owner) => `UPDATE account SET epoch = epoch + 1 WHERE id = '${owner.account}'`,
    ],
    [
      'the store is another’s',
      (owner: Owner) => `UPDATE store SET owner_id = NULL WHERE slug = '${owner.slug}'`,
    ],
  ])('once %s', async (_why, text) => {
    const owner = await newOwner();
    const at = await owner.browser.walk(owner.press(await owner.offer()), 3);
    await env.DIRECTORY.prepare(text(owner)).run();
    await owner.browser.follow(at);
    expect(entered(owner.browser, owner.slug)).toBe(false);
  });

  test('for a press from another origin', async () => {
    const { browser, offer, press } = await newOwner();
    const pass = await offer();
    const foreign = await browser.follow({ ...press(pass), origin: 'http://malo.test' });
    expect(foreign.status).toBe(403);
    expect((await browser.follow(press(pass))).status).toBe(307);
  });

  test('for a HEAD request, which uses nothing up', async () => {
    const { browser, offer, press, store } = await newOwner();
    const at = await browser.walk(press(await offer()), 2);
    expect((await browser.follow({ ...at, method: 'HEAD' })).url).toContain('pass_refused');
    expect((await browser.walk(at, 2)).url).toBe(`${store}/#tour`);
  });
});

describe('an attacker’s pass', () => {
  test('does not sign a stranger’s browser in, who is a visitor, or another account', async () => {
    const [attacker, victim] = [await newOwner(), await newOwner()];
    const at = await attacker.browser.follow(attacker.press(await attacker.offer()));
    for (const browser of [openBrowser(platform), victim.browser]) {
      await browser.walk({ ...at, origin: 'http://malo.test' });
      expect(entered(browser, attacker.slug)).toBe(false);
    }
  });

  test('is not confirmed for a browser whose secret the attacker does not know', async () => {
    const attacker = await newOwner();
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
    const owner = await newOwner();
    const thief = openBrowser(platform);
    const at = await owner.browser.follow(owner.press(await owner.offer()));
    await thief.walk(at);
    await owner.browser.walk(at);
    expect([entered(thief, owner.slug), entered(owner.browser, owner.slug)]).toEqual([
      false,
      false,
    ]);
  });
});

test('a used pass is remembered while a page may offer it, and then swept', async () => {
  const { browser, offer, press } = await newOwner();
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
  const { browser, offer, press, account } = await newOwner();
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
