/** A key that is misused is told to the store's owner by mail, once a day. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { EMBED_ELSEWHERE_PER_MINUTE } from '../../../shared/rules/embed-keys.ts';

const BLOG = 'https://blog.example';
const DAY_MS = 24 * 60 * 60 * 1000;
let platform: Platform;
let owner: Caller;

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
});

async function makeKey(wishes: object = {}): Promise<{ id: string; public_key: string }> {
  const made = await owner('POST', '/partners/keys', {
    partner: 'Blog',
    origins: [BLOG],
    ...wishes,
  });
  expect(made.status).toBe(201);
  return made.body as never;
}

const ask = async (key: string, origin: string, times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) {
    await platform.ask(`http://uno.localhost/embed/html/shop-cart?key=${key}`, {
      headers: { origin },
    });
  }
};

async function told(key: string): Promise<{ kind: string; origin: string }[]> {
  const { results } = await env.CELL_A.prepare(
    `SELECT payload FROM outbox WHERE topic = 'mail.embed_misuse' AND payload ->> 'key' = ? ORDER BY created_at`,
  )
    .bind(key)
    .all<{ payload: string }>();
  return results.map(({ payload }) => JSON.parse(payload) as { kind: string; origin: string });
}

test('another origin that asks again and again is told, once a day', async () => {
  const { id, public_key: key } = await makeKey();
  await ask(key, 'https://evil.example', EMBED_ELSEWHERE_PER_MINUTE);
  expect(await told(id)).toEqual([]);
  await ask(key, 'https://evil.example', 3);
  expect(await told(id)).toMatchObject([
    { kind: 'elsewhere', origin: 'https://evil.example', partner: 'Blog' },
  ]);
  platform.clock.advance(DAY_MS);
  await ask(key, 'https://other.example', EMBED_ELSEWHERE_PER_MINUTE + 2);
  expect(await told(id)).toHaveLength(2);
});

test('a key that asks more often than it may is told', async () => {
  const { id, public_key: key } = await makeKey({ per_minute: 2 });
  await ask(key, BLOG, 2);
  expect(await told(id)).toEqual([]);
  await ask(key, BLOG, 4);
  expect(await told(id)).toMatchObject([{ kind: 'burst', origin: BLOG }]);
});

test('a key that nobody made is nobody’s to be told of', async () => {
  await ask(`pk_${'1'.repeat(24)}`, 'https://evil.example', EMBED_ELSEWHERE_PER_MINUTE + 5);
  const { results } = await env.CELL_A.prepare(
    `SELECT 1 FROM outbox WHERE topic = 'mail.embed_misuse' AND payload ->> 'key' NOT LIKE 'ek_%'`,
  ).all();
  expect(results).toEqual([]);
});
