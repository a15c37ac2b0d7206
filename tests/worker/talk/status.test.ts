/** A mailbox is emptied: its conversations are closed, or put off, and come back. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import { startPlatform } from '../platform/platform.ts';
import { objectOf, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const HOUR_MS = 3_600_000;
let duena: Talker;
let ana: Talker;
let id: string;

beforeAll(async () => {
  duena = await openModa(platform);
});

beforeEach(async () => {
  ana = await talker(platform, 'moda', 'Ana Ruiz');
  ({ id } = (await ana.start(MODA)).body.conversation);
  await told(id);
});

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const put = (who: Talker, body: object, key = MODA) =>
  who.call<Conversation & { code?: string }>('PATCH', `/api/inbox/conversation/${id}/status`, {
    key,
    ...body,
  });
const listed = async (who: Talker, status: string, key = MODA) => {
  const { results } = (await who.list(`?limit=100&status=${status}`, key)).body;
  return results.some((one) => one.id === id);
};
const everywhere = async (who: Talker, key = MODA) =>
  Promise.all(['open', 'snoozed', 'closed', 'all'].map((status) => listed(who, status, key)));

test('a closed one leaves the open list and owes nothing; the other side knows nothing of it', async () => {
  expect(await everywhere(duena)).toEqual([true, false, false, true]);
  const closed = await put(duena, { status: 'closed' });
  expect(closed.body).toMatchObject({ status: 'closed', snoozed_until: null, pending: 0 });
  await told(id);
  expect(await everywhere(duena)).toEqual([false, false, true, true]);
  expect(await everywhere(ana, ana.id)).toEqual([true, false, false, true]);
  expect((await ana.get(id)).body.status).toBe('open');
  const waits = await runInDurableObject(objectOf(id), (_one, { storage }) =>
    storage.sql.exec('SELECT mail_at FROM party WHERE id = ?', MODA).one(),
  );
  expect(waits['mail_at']).toBeNull();
  expect((await put(duena, { status: 'closed' })).status).toBe(200);
});

test('the customer’s next message opens it again; the store’s own words and notes do not', async () => {
  await put(duena, { status: 'closed' });
  await duena.write(id, { body: 'Gracias a ti' }, MODA);
  await duena.write(id, { body: 'Cerrada', visibility_ids: [MODA] }, MODA);
  expect((await duena.get(id, MODA)).body.status).toBe('closed');
  await ana.write(id, { body: '¿Y en azul?' });
  await told(id);
  expect((await duena.get(id, MODA)).body.status).toBe('open');
  expect(await everywhere(duena)).toEqual([true, false, false, true]);
});

test('one that was put off comes back at its moment, and with the next message', async () => {
  const until = inHours(2);
  const snoozed = await put(duena, { status: 'snoozed', until });
  expect(snoozed.body).toMatchObject({ status: 'snoozed', snoozed_until: until });
  await told(id);
  expect(await everywhere(duena)).toEqual([false, true, false, true]);
  await ana.write(id, { body: '¿Hola?' });
  await told(id);
  expect(await everywhere(duena)).toEqual([true, false, false, true]);

  await put(duena, { status: 'snoozed', until });
  await told(id);
  await runInDurableObject(objectOf(id), async (_one, { storage }) => {
    storage.sql.exec('UPDATE party SET snoozed_until = 1 WHERE id = ?', MODA);
    await storage.setAlarm(Date.now());
  });
  await runDurableObjectAlarm(objectOf(id));
  await told(id);
  expect((await duena.get(id, MODA)).body).toMatchObject({ status: 'open', snoozed_until: null });
  expect(await everywhere(duena)).toEqual([true, false, false, true]);
});

test('a moment that is over, too far away or missing is refused, and so is another’s mailbox', async () => {
  for (const body of [
    { status: 'snoozed' },
    { status: 'snoozed', until: new Date(platform.clock.now() - HOUR_MS).toISOString() },
    { status: 'snoozed', until: new Date(platform.clock.now() + 91 * 24 * HOUR_MS).toISOString() },
    { status: 'closed', until: inHours(1) },
  ]) {
    expect(await put(duena, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  }
  expect((await put(ana, { status: 'closed' })).status).toBe(404);
  const bea = await talker(platform, 'moda', 'Bea');
  expect((await put(bea, { status: 'closed' }, bea.id)).status).toBe(404);
});

test('an account archives in its own mailbox', async () => {
  expect((await put(ana, { status: 'closed' }, ana.id)).body.status).toBe('closed');
  await told(id);
  expect(await everywhere(ana, ana.id)).toEqual([false, false, true, true]);
  await duena.write(id, { body: 'Sí, hay.' }, MODA);
  expect((await ana.get(id)).body.status).toBe('open');
  await put(ana, { status: 'closed' }, ana.id);
  expect((await put(ana, { status: 'open' }, ana.id)).body.status).toBe('open');
});
