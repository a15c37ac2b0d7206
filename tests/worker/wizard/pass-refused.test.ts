/** The passes that open no store. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import {
  entered,
  newOwner,
  openBrowser,
  ROOT,
  sessionsAt,
  WIZARD,
  type Owner,
  type Step,
} from './pass.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
});
beforeEach(() => {
  platform = startPlatform();
});
const owner = () => newOwner(platform);

describe('a pass is refused', () => {
  test('the second time, at each of its steps', async () => {
    const { browser, offer, press, slug, store } = await owner();
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
    const { browser, offer, press, slug } = await owner();
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
    const { browser, offer, press, slug } = await owner();
    const at = await browser.walk(press(await offer()), steps);
    platform.clock.advance(60_000);
    await browser.walk(at);
    expect(entered(browser, slug)).toBe(false);
    expect(await sessionsAt(slug)).toEqual([]);
  });

  test('when the page that offered it is a day old', async () => {
    const { browser, offer, press } = await owner();
    const pass = await offer();
    platform.clock.advance(24 * 60 * 60_000);
    expect((await browser.follow(press(pass))).url).toBe(`${WIZARD}?notice=pass_refused`);
  });

  test('at another store’s host, and at the store by its path', async () => {
    const [mine, other] = [await owner(), await owner()];
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
    const [mine, other] = [await owner(), await owner()];
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
    const { browser, offer, press, slug, store } = await owner();
    const pass = forge(await offer());
    expect((await browser.follow(press(pass))).url).toBe(`${WIZARD}?notice=pass_refused`);
    const led = await browser.follow({ ...press(pass), url: `${store}/asistentes/entrar` });
    expect(led.url).toBe(`${store}/login`);
    expect(entered(browser, slug)).toBe(false);
  });

  test('that was never pressed for', async () => {
    const { browser, offer, press, store } = await owner();
    const pass = await offer();
    const led = await browser.follow({ ...press(pass), url: `${store}/asistentes/entrar` });
    expect(led.url).toBe(`${store}/login`);
    expect(await browser.read(led.url)).toContain('El pase ya se usó o venció');
  });

  test.each([
    ['the session ended', (of: Owner) => `DELETE FROM session WHERE account_id = '${of.account}'`],
    [
      'the credentials changed',
      (of: Owner) => `UPDATE account SET epoch = epoch + 1 WHERE id = '${of.account}'`,
    ],
    [
      'the store is another’s',
      (of: Owner) => `UPDATE store SET owner_id = NULL WHERE slug = '${of.slug}'`,
    ],
  ])('once %s', async (_why, text) => {
    const own = await owner();
    const at = await own.browser.walk(own.press(await own.offer()), 3);
    await env.DIRECTORY.prepare(text(own)).run();
    await own.browser.follow(at);
    expect(entered(own.browser, own.slug)).toBe(false);
  });

  test('for a press from another origin', async () => {
    const { browser, offer, press } = await owner();
    const pass = await offer();
    const foreign = await browser.follow({ ...press(pass), origin: 'http://malo.test' });
    expect(foreign.status).toBe(403);
    expect((await browser.follow(press(pass))).status).toBe(307);
  });

  test('for a HEAD request, which uses nothing up', async () => {
    const { browser, offer, press, store } = await owner();
    const at = await browser.walk(press(await offer()), 2);
    expect((await browser.follow({ ...at, method: 'HEAD' })).url).toContain('pass_refused');
    expect((await browser.walk(at, 2)).url).toBe(`${store}/#tour`);
  });
});
