/** Alerts on devices: added and forgotten, sent when nobody is here, and ended with the session. */
import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDirectory } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import { readEnv, type Env } from '../../../edge/env.ts';
import { alertPush, quietSummaryPush } from '../../../edge/flows/alerts/push.ts';
import { tellAccount, tellStaff } from '../../../edge/modules/alerts/index.ts';
import { consumeOutbox } from '../../../edge/outbox/consume.ts';
import { tellAlerts } from '../../../edge/outbox/index.ts';
import { outboxPorts } from '../../../edge/outbox/ports.ts';
import { BUSY_SECONDS, fakePush } from '../../../edge/providers/push/fake.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { DEVICES_MAX, PUSH_FAILING_MS, type PushPayload } from '../../../shared/rules/push.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { directory, signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const push = fakePush();
push.takes = (endpoint) => endpoint.startsWith('https://push.example.com/');
const platform = startPlatform({}, { push });
const clock = fixedClock(NOON);
const setClock = (at: number) => clock.advance(at - clock.now());
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
let ana: SignedIn;

beforeAll(async () => {
  await openStore({ slug: 'moda', cell: 'a' });
  await openStore({ slug: 'casa', cell: 'a' });
});
beforeEach(async () => {
  push.asked.length = 0;
  push.behaviour = 'deliver';
  setClock(NOON);
  ana = await signIn(platform, { store: 'moda' });
});

const endpointOf = () => `https://push.example.com/send/${crypto.randomUUID()}`;
const pathOf = ({ id }: SignedIn) => `/api/alerts/${id}/devices`;
interface Added {
  device: { id: string; is_current: boolean };
  code?: string;
}
const add = (who: SignedIn, endpoint = endpointOf()) =>
  who.call<Added>('POST', pathOf(who), { endpoint, keys: KEYS });
interface Listed {
  devices: { id: string; host: string }[];
  public_key: string;
}
const listed = async (who = ana) => (await who.call<Listed>('GET', pathOf(who))).body;

const draft = (more: object = {}) => ({
  about: newId('message'),
  storeId: 'st_moda',
  storeName: 'Lirio',
  app: 'store' as const,
  params: { type: 'order', order: 'or_1', customer: ana.id },
  body: { es: 'Recibimos tu pedido A-1', en: 'We got your order A-1' },
  ...more,
});

/** DIRECTORY, and a queue that nobody reads: the tests deliver by a clock of their own. */
function teller() {
  const OUTBOX = { sendBatch: async () => undefined } as unknown as Env['OUTBOX'];
  return { directory: openDirectory(readEnv(env)), env: { ...readEnv(env), OUTBOX } };
}

/** Tells an alert, and delivers what it leaves for devices. */
async function tell(about = draft()): Promise<void> {
  await tellAlerts(teller(), tellAccount(about, ana.id, clock.now()));
  await deliver();
}

async function deliver(): Promise<void> {
  const rows = await directory(
    sql<{ id: string }>`SELECT id FROM outbox WHERE topic LIKE 'push.%'
      AND delivered_at IS NULL AND dead_at IS NULL`,
  );
  const messages = rows.map(({ id }) => ({
    id,
    timestamp: new Date(),
    attempts: 1,
    body: { cell: 'DIRECTORY', id },
  }));
  const ports = { ...outboxPorts(readEnv(env)), clock, push, random: () => 0, deadlineMs: 2_000 };
  const batch = createMessageBatch('outbox', messages);
  await consumeOutbox(batch, readEnv(env), [alertPush, quietSummaryPush], ports);
}

const shown = () => push.asked.map(({ push: { text } }) => JSON.parse(text) as PushPayload);

describe('a device', () => {
  test('is added, listed with the key, and dropped; again changes nothing', async () => {
    const endpoint = endpointOf();
    const first = await add(ana, endpoint);
    expect(first.status).toBe(200);
    expect(first.body.device).toMatchObject({ host: 'moda.localhost', is_current: true });
    const again = await add(ana, endpoint);
    expect(again.body.device.id).toBe(first.body.device.id);
    expect(await listed()).toMatchObject({ public_key: 'fake', devices: [{ device: 'Firefox' }] });
    const dropped = await ana.call('DELETE', `${pathOf(ana)}/${first.body.device.id}`);
    expect(dropped.status).toBe(200);
    expect((await listed()).devices).toEqual([]);
  });

  test('is nobody else’s, and its address no other than a push service’s', async () => {
    const bob = await signIn(platform, { store: 'moda' });
    const { device } = (await add(ana)).body;
    expect((await bob.call('GET', pathOf(ana))).status).toBe(404);
    expect(
      (await bob.call('POST', pathOf(ana), { endpoint: endpointOf(), keys: KEYS })).status,
    ).toBe(404);
    await bob.call('DELETE', `${pathOf(bob)}/${device.id}`);
    expect((await listed()).devices).toHaveLength(1);
    const inside = await add(ana, 'https://10.0.0.1/send');
    expect(inside).toMatchObject({ status: 400, body: { field: 'endpoint' } });
  });

  test('that another account signs in on shows that one’s alerts', async () => {
    const endpoint = endpointOf();
    await add(ana, endpoint);
    const bob = await signIn(platform, { store: 'moda' });
    await add(bob, endpoint);
    expect((await listed()).devices).toEqual([]);
    await tell();
    expect(push.asked).toEqual([]);
  });

  test(`gives way to newer ones past ${DEVICES_MAX}`, async () => {
    for (let index = 0; index < DEVICES_MAX + 2; index += 1) {
      await directory(sql`INSERT INTO session (token_hash, id, account_id, host, method, device,
          created_at, seen_at, expires_at)
        VALUES (${newId('proof')}, ${`se_${ana.id}${index}`}, ${ana.id}, 'moda.localhost', 'pin', 'x',
          ${NOON}, ${NOON}, ${NOON * 2})`);
      await directory(sql`INSERT INTO push_subscription (id, account_id, session_id, store_id, host,
          base, endpoint, p256dh, auth, created_at)
        VALUES (${newId('device')}, ${ana.id}, ${`se_${ana.id}${index}`}, 'st_moda', 'h', '',
          ${endpointOf()}, 'p', 'a', ${NOON - 100 + index})`);
    }
    const { device } = (await add(ana)).body;
    const { devices } = await listed();
    expect(devices).toHaveLength(DEVICES_MAX);
    expect(devices.map(({ id }) => id)).toContain(device.id);
  });

  test.each([
    ['signs out', () => sql`DELETE FROM session WHERE account_id = ${ana.id}`],
    [
      'is over',
      () => sql`UPDATE session SET expires_at = ${NOON - 1} WHERE account_id = ${ana.id}`,
    ],
  ])('gets nothing once its session %s', async (_how, ending) => {
    await add(ana);
    await directory(ending());
    await tell();
    expect(push.asked).toEqual([]);
  });
});

describe('an alert', () => {
  test('is shown at once, once, with its own path and no more', async () => {
    await add(ana);
    const about = draft();
    await tell(about);
    await tell(about);
    expect(shown()).toEqual([
      {
        tag: about.about.replace('ms_', 'al_'),
        title: 'Lirio',
        text: 'Recibimos tu pedido A-1',
        lang: 'es',
        path: '/mis-compras/or_1',
        visit: `/api/alerts/${ana.id}/${about.about.replace('ms_', 'al_')}`,
      },
    ]);
  });

  test('of another store leads to the list, and one with a hostile id too', async () => {
    await add(ana);
    await tell(draft({ storeId: 'st_casa', storeName: 'Casa' }));
    await tell(draft({ params: { order: '//evil.example', customer: ana.id } }));
    expect(shown().map(({ path }) => path)).toEqual(['/me/alerts', '/me/alerts']);
  });

  test('goes to the staff that it is told to', async () => {
    await add(ana);
    await directory(sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES ('st_casa', ${ana.id}, 'admin', ${NOON})`);
    const to = { storeId: 'st_casa', grant: 'orders-admin' } as const;
    await tellAlerts(teller(), tellStaff(draft(), to, NOON));
    await deliver();
    expect(shown()).toHaveLength(1);
  });

  test('that was visited meanwhile, or whose app is not wanted, is not shown', async () => {
    await add(ana);
    const off = { apps: [{ app: 'inbox', mail: true, push: false }], quiet: null };
    await ana.call('PUT', `/api/alerts/${ana.id}/preferences`, off);
    await tell(draft({ app: 'inbox', params: { contact_id: 'ce_1' } }));
    push.behaviour = 'fail';
    await tell();
    await ana.call('PATCH', `/api/alerts/${ana.id}`, {
      until: (await latest()).id,
    });
    push.behaviour = 'deliver';
    setClock(NOON + 60_000);
    await deliver();
    expect(push.asked).toHaveLength(1);
  });

  test('in quiet hours waits for their end, with all others, and is then told once', async () => {
    await add(ana);
    const night = { from: '00:00', to: '23:59', zone: 'America/Mexico_City' };
    await ana.call('PUT', `/api/alerts/${ana.id}/preferences`, { apps: [], quiet: night });
    await tell();
    await tell(draft({ app: 'inbox', params: { contact_id: 'ce_1' } }));
    expect(push.asked).toEqual([]);
    setClock(NOON + 24 * 60 * 60_000);
    await deliver();
    expect(shown()).toMatchObject([
      { title: 'Tienes 2 avisos nuevos', path: '/me/alerts', visit: null },
    ]);
  });

  test('that cannot wait is shown in quiet hours too, and no summary counts it', async () => {
    await add(ana);
    const night = { from: '00:00', to: '23:59', zone: 'America/Mexico_City' };
    await ana.call('PUT', `/api/alerts/${ana.id}/preferences`, { apps: [], quiet: night });
    await tell(draft({ app: 'system', params: { type: 'account', subtype: 'security' } }));
    expect(shown()).toHaveLength(1);
    await tell();
    setClock(NOON + 24 * 60 * 60_000);
    await deliver();
    expect(shown().slice(1)).toMatchObject([{ title: 'Tienes 1 aviso nuevo' }]);
  });
});

const latest = async () => {
  const [row] = await directory(
    sql<{ id: string }>`SELECT id FROM alert WHERE account_id = ${ana.id}
      ORDER BY created_at DESC, id DESC LIMIT 1`,
  );
  return row ?? { id: '' };
};

describe('a push service that', () => {
  const due = async () => {
    const [row] = await directory(
      sql<{ next_at: number; dead_at: number | null }>`SELECT next_at, dead_at FROM outbox
        WHERE topic = 'push.alert' AND delivered_at IS NULL ORDER BY created_at DESC LIMIT 1`,
    );
    return row;
  };

  test('knows the device no more makes it forgotten', async () => {
    await add(ana);
    push.behaviour = 'forget';
    await tell();
    expect((await listed()).devices).toEqual([]);
    expect(await due()).toBeUndefined();
  });

  test('asks to wait is asked again after that, and is not failing', async () => {
    await add(ana);
    push.behaviour = 'busy';
    await tell();
    expect((await due())?.next_at).toBe(NOON + BUSY_SECONDS * 1000);
    push.behaviour = 'deliver';
    await deliver();
    expect(push.asked).toHaveLength(1);
    setClock(NOON + BUSY_SECONDS * 1000);
    await deliver();
    expect(push.asked).toHaveLength(2);
  });

  test.each(['fail', 'hang', 'throw'] as const)('can only %s is asked again', async (behaviour) => {
    await add(ana);
    push.behaviour = behaviour;
    await tell();
    push.behaviour = 'deliver';
    setClock(NOON + 60_000);
    await deliver();
    expect(push.asked).toHaveLength(2);
    expect((await listed()).devices).toHaveLength(1);
  });

  test('fails for days loses the device; one that recovers does not', async () => {
    await add(ana);
    push.behaviour = 'fail';
    await tell();
    await directory(sql`DELETE FROM outbox`);
    setClock(NOON + PUSH_FAILING_MS + 1);
    await tell();
    expect((await listed()).devices).toEqual([]);
  });
});
