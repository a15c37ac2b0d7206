/** An answer that is given again, and a key that changes while it is made. */
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { fixedClock } from '../../shared/kernel/clock.ts';
import { forgetIsolate } from '../../shared/kernel/isolate-memory.ts';
import type { EdgeEnv } from '../http/context.ts';
import { forgetKnown } from '../modules/embed-keys/known.ts';
import type { StoreId } from '../../shared/kernel/ids.ts';
import { keptElements } from './kept.ts';

vi.mock('../env.ts', async (original) => ({
  ...(await original()),
  readEnv: (env: object) => env,
}));

/** A site whose element is made by a handler, which counts how often it was asked. */
function site(meanwhile = () => {}) {
  forgetIsolate();
  const clock = fixedClock(1_000_000);
  const seen = { made: 0 };
  const app = new Hono<EdgeEnv>();
  app.use(keptElements(clock));
  app.get('/embed/html/:element', (context) => {
    seen.made += 1;
    meanwhile();
    context.set('element', {
      page: { body: new TextEncoder().encode('<shop-item>') },
      key: null,
      limit: { by: '', most: 240 },
      element: 'shop-item',
      origin: undefined,
    });
    return context.html('<shop-item>');
  });
  const env = { TRUSTED_PROXIES: () => false };
  return { clock, seen, ask: () => app.request('/embed/html/shop-item', {}, env) };
}

test('the third answer is the second’s, for five seconds', async () => {
  const { ask, seen, clock } = site();
  for (let time = 0; time < 5; time += 1) expect(await (await ask()).text()).toBe('<shop-item>');
  expect(seen.made).toBe(2);
  clock.advance(5_000);
  await ask();
  expect(seen.made).toBe(3);
});

test('a clock that is put back lets no answer live longer', async () => {
  const { ask, seen, clock } = site();
  for (let time = 0; time < 3; time += 1) await ask();
  clock.advance(-60_000);
  await ask();
  expect(seen.made).toBe(3);
});

test('an answer during which a key changed is not given again', async () => {
  const { ask, seen } = site(() => forgetKnown('st_una' as StoreId));
  for (let time = 0; time < 4; time += 1) await ask();
  expect(seen.made).toBe(4);
});
