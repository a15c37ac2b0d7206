import { beforeAll, describe, expect, test } from 'vitest';
import { startPlatform, type Platform } from './platform.ts';
import { openStore } from './stores.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({
    slug: 'mudada',
    cell: 'a',
    root: 'raiz',
    canonicalDomain: 'tienda.example',
    domains: ['www.tienda.example'],
    profile: { referral: 'ac_x' },
  });
  await openStore({ slug: 'con_guion', cell: 'b' });
  platform = startPlatform();
});

describe('a store with a canonical domain', () => {
  test.each([
    ['http://mudada.localhost/', 'http://tienda.example/'],
    [
      'http://mudada.localhost/productos?page=2&lang=en',
      'http://tienda.example/productos?page=2&lang=en',
    ],
    ['https://mudada.localhost/x', 'https://tienda.example/x'],
    ['http://mudada.localhost:8787/a%2Fb', 'http://tienda.example:8787/a%2Fb'],
    ['http://localhost/tienda/mudada', 'http://tienda.example/'],
    ['http://localhost/tienda/mudada/', 'http://tienda.example/'],
    ['http://localhost/tienda/MUDADA/catalogos/x?y=1', 'http://tienda.example/catalogos/x?y=1'],
    ['http://raiz.localhost/tienda/mudada/api/catalogues', 'http://tienda.example/api/catalogues'],
    ['http://mudada.localhost//evil.example/', 'http://tienda.example//evil.example/'],
  ])('%s leads to %s for good', async (from, to) => {
    const answer = await platform.ask(from);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(to);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toBe('');
  });

  test('is not led to from a port that is not ours, nor at one', async () => {
    for (const host of ['mudada.localhost:8788', 'tienda.example:8788', 'tienda.example:443']) {
      const answer = await platform.ask(`http://${host}/terms`);
      expect(answer.status, host).toBe(404);
      expect(await answer.text()).not.toMatch(/tienda\.example|mudada/i);
    }
    const explicit = await platform.ask('http://tienda.example/terms', {
      headers: { host: 'tienda.example:80' },
    });
    expect(await explicit.text()).toContain('href="http://tienda.example/terms"');
  });

  test('keeps the method of what is sent', async () => {
    const answer = await platform.ask('http://mudada.localhost/api/shopping-carts', {
      method: 'POST',
      body: '{}',
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('http://tienda.example/api/shopping-carts');
    const head = await platform.ask('http://mudada.localhost/', { method: 'HEAD' });
    expect(head.status).toBe(301);
  });

  test('answers there, and at its other domains, without a redirect', async () => {
    for (const host of ['tienda.example', 'www.tienda.example', 'TIENDA.example']) {
      const answer = await platform.ask(`http://${host}/terms`);
      expect(answer.status, host).toBe(200);
      const text = await answer.text();
      expect(text).toContain('<link rel="canonical" href="http://tienda.example/terms">');
      expect(text).toContain('Tienda mudada');
    }
  });
});

test('a slug with an underscore is a sub-domain too', async () => {
  expect((await platform.ask('http://con_guion.localhost/terms')).status).toBe(200);
});

describe('over TLS', () => {
  test('every cookie is Secure, and TLS is promised', async () => {
    const page = await platform.ask('https://tienda.example/terms?lang=en&referral=r');
    const cookies = page.headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/);
    expect(page.headers.get('strict-transport-security')).toBe(
      'max-age=63072000; includeSubDomains',
    );
    expect(await page.text()).toContain(
      '<link rel="canonical" href="https://tienda.example/terms?lang=en">',
    );

    const form = await platform.ask('https://tienda.example/preferences', {
      method: 'POST',
      headers: {
        origin: 'https://tienda.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'theme=dark&locale=en',
    });
    expect(form.status).toBe(303);
    for (const cookie of form.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/);
  });

  test('an Origin without TLS is another', async () => {
    const send = (origin: string) =>
      platform.ask('https://tienda.example/api/shopping-carts', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: '{"lines":[]}',
      });
    expect((await send('http://tienda.example')).status).toBe(403);
    expect((await send('https://tienda.example')).status).toBe(201);
  });
});

describe('a new store', () => {
  test('is live at once, though it was looked for before', async () => {
    expect((await platform.ask('http://nueva.localhost/')).status).toBe(404);
    expect((await platform.ask('http://nueva.example/')).status).toBe(404);
    expect((await platform.ask('http://localhost/tienda/nueva')).status).toBe(404);
    await openStore({ slug: 'nueva', cell: 'b', domains: ['nueva.example'] });
    expect((await platform.ask('http://nueva.localhost/terms')).status).toBe(200);
    expect((await platform.ask('http://nueva.example/terms')).status).toBe(200);
    expect((await platform.ask('http://localhost/tienda/nueva/terms')).status).toBe(200);
  });
});

test('a platform without a root store has none at its bare domain', async () => {
  expect((await platform.ask('http://localhost/')).status).toBe(404);
});
