/**
 * A notice of a finished action is shown once, on the person's next page, and to no other visitor.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Platform } from '../platform/platform.ts';
import { begin, openWorld, pinTo } from './world.ts';

const ACTIVE = 'Tu cuenta está activa';

let world: Platform & { one: string; two: string };

beforeAll(async () => {
  world = await openWorld('noticia');
});

/**
 * Requests a page as the browser that holds these cookies; `news` is the cookie that the answer
 * sets for the notice.
 */
async function visit(path: string, cookie: string) {
  const answer = await world.ask(`http://${world.one}.localhost:8787${path}`, {
    headers: { cookie },
  });
  return {
    status: answer.status,
    isTold: (await answer.text()).includes(ACTIVE),
    cache: answer.headers.get('x-page-cache'),
    news: answer.headers.getSetCookie().find((one) => one.startsWith('news=')),
  };
}

test('an account that was activated is welcomed by the next page, and by no other', async () => {
  const { browser, code, phone } = await begin(world);
  const done = await browser.post('/api/activate/pin', { code, pin: await pinTo(phone) });
  const kept = done.headers.getSetCookie().find((one) => one.startsWith('news='));
  expect(kept).toMatch(/^news=activated; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax/);
  const session = `session=${browser.cookie}`;

  const first = await visit('/productos', `${session}; news=activated`);
  expect(first).toMatchObject({ status: 200, isTold: true, cache: 'off' });
  expect(first.news).toMatch(/^news=;.*Max-Age=0/);
  expect(await visit('/productos', session)).toMatchObject({ isTold: false, news: undefined });
});

test('a page that everybody gets tells nothing, whatever a browser brings', async () => {
  await visit('/catalogos', 'news=activated');
  expect(await visit('/catalogos', 'news=activated')).toEqual({
    status: 200,
    isTold: false,
    cache: 'hit',
    news: undefined,
  });
});

test('an unknown notice is not shown, and is removed', async () => {
  const answer = await visit('/login', 'news=%3Cb%3Eotra%3C/b%3E');
  expect(answer).toMatchObject({ status: 200, isTold: false });
  expect(answer.news).toMatch(/^news=;.*Max-Age=0/);
});
