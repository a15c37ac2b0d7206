/** A customer rates a conversation that the store has closed, and the store sees it. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import type { RatedTalk } from '../../../shared/contracts/talk-rating.ts';
import { RATING_AGAIN_MS } from '../../../shared/rules/talk-rating.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
});

/** A conversation of a new customer, which the store has answered and closed. */
async function closed(): Promise<{ ana: Talker; id: string }> {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA)).body.conversation;
  await duena.write(id, { body: 'Sí, hay.' }, MODA);
  await close(id);
  return { ana, id };
}

const close = (id: string) =>
  duena.call('PATCH', `/api/inbox/conversation/${id}/status`, { key: MODA, status: 'closed' });
const rate = (who: Talker, id: string, body: object) =>
  who.call<RatedTalk & { code?: string }>('PUT', `/api/inbox/conversation/${id}/rating`, body);
const read = (who: Talker, id: string, key = who.id) =>
  who.call<RatedTalk>('GET', `/api/inbox/conversation/${id}/rating?key=${key}`);

async function alertsOf(who: Talker, id: string): Promise<Alert[]> {
  const { body } = await who.call<{ alerts: Alert[] }>('GET', `/api/alerts/${who.id}`);
  return body.alerts.filter(({ params }) => params.contact_id === id);
}

test('a closed one is rated once; both sides see it, and each is told', async () => {
  const { ana, id } = await closed();
  expect((await read(ana, id)).body).toEqual({ rating: null, is_rateable: true });
  expect((await read(duena, id, MODA)).body).toEqual({ rating: null, is_rateable: false });
  // Closing it once more asks nobody again.
  await close(id);
  const asked = (await alertsOf(ana, id)).filter(({ params }) => params.subtype === 'rate');
  expect(asked).toHaveLength(1);

  const rated = await rate(ana, id, { stars: 4, comment: ' Muy <b>amables</b>. ' });
  expect(rated).toMatchObject({
    status: 200,
    body: { rating: { stars: 4, comment: 'Muy <b>amables</b>.' }, is_rateable: false },
  });
  expect((await read(duena, id, MODA)).body.rating).toMatchObject({ stars: 4 });
  const told = (await alertsOf(duena, id)).filter(({ params }) => params.subtype === 'rated');
  expect(told.map(({ params }) => params.supplier)).toEqual([MODA]);
  expect(await rate(ana, id, { stars: 1 })).toMatchObject({
    status: 409,
    body: { code: 'rating_closed' },
  });
});

test('the same key gives the first answer, and one rating', async () => {
  const { ana, id } = await closed();
  const key = crypto.randomUUID();
  const send = (stars: number) =>
    platform.ask(`http://moda.localhost/api/inbox/conversation/${id}/rating`, {
      method: 'PUT',
      headers: {
        cookie: ana.cookie,
        origin: 'http://moda.localhost',
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ stars }),
    });
  const [first, again] = [await send(5), await send(5)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.text()).toBe(await first.text());
  const [counted] = await directory(
    sql<{ n: number }>`SELECT count(*) AS n FROM conversation_rating WHERE conversation_id = ${id}`,
  );
  expect(counted?.n).toBe(1);
});

test('an open one is not rated, nor one that the store never answered, nor by its own side', async () => {
  const { ana, id } = await closed();
  await ana.write(id, { body: 'Una cosa más' });
  expect((await read(ana, id)).body.is_rateable).toBe(false);
  expect((await rate(ana, id, { stars: 5 })).status).toBe(409);

  const bea = await talker(platform, 'moda', 'Bea');
  const alone = (await bea.start(MODA)).body.conversation.id;
  await close(alone);
  expect((await rate(bea, alone, { stars: 1 })).status).toBe(409);
  expect((await alertsOf(bea, alone)).length).toBe(0);
  expect((await rate(duena, alone, { stars: 5 })).status).toBe(404);
});

test('anybody else finds nothing, and stars have their bounds', async () => {
  const { ana, id } = await closed();
  const bea = await talker(platform, 'moda', 'Bea');
  expect((await read(bea, id)).status).toBe(404);
  expect((await read(bea, id, MODA)).status).toBe(404);
  expect((await rate(bea, id, { stars: 5 })).status).toBe(404);
  for (const body of [
    { stars: 0 },
    { stars: 6 },
    { stars: 2.5 },
    {},
    { stars: 3, comment: 'x'.repeat(501) },
  ]) {
    expect((await rate(ana, id, body)).status).toBe(400);
  }
});

test('a conversation that is closed again is rated again after thirty days', async () => {
  const { ana, id } = await closed();
  await rate(ana, id, { stars: 2 });
  await ana.write(id, { body: 'Otra pregunta' });
  await close(id);
  expect((await read(ana, id)).body.is_rateable).toBe(false);
  await directory(
    sql`UPDATE conversation_rating SET rated_at = rated_at - ${RATING_AGAIN_MS + 1}
      WHERE conversation_id = ${id}`,
  );
  expect((await rate(ana, id, { stars: 5 })).body.rating?.stars).toBe(5);
});
