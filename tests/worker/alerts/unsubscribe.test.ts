/** A mail that obeys preferences says how its program has no more of them come. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDirectory } from '../../../edge/db/cells.ts';
import { readEnv } from '../../../edge/env.ts';
import { obeyed } from '../../../edge/modules/alerts/index.ts';
import type { OutgoingMail } from '../../../edge/providers/message/port.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { signIn, type SignedIn } from '../profiles/person.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const HOST = 'http://moda.localhost';
let ana: SignedIn;
let email: string;

beforeAll(() => openStore({ slug: 'moda', cell: 'a' }));
beforeEach(async () => {
  email = `ana-${crypto.randomUUID()}@example.com`;
  ana = await signIn(platform, { store: 'moda', email });
});

function goesOut(app: 'inbox' | 'store', recipient = email) {
  const mail: OutgoingMail = {
    channel: 'mail',
    id: `ms_${crypto.randomUUID()}`,
    storeId: 'st_moda',
    storeName: 'Lirio',
    locale: 'es',
    recipient,
    subject: 'Tienes un mensaje',
    text: `Eve: mira https://evil.example/x\n\nVer: ${HOST}/me/inbox/messages`,
    html: `<p>Eve: mira https://evil.example/x</p><a href="${HOST}/me/inbox/messages">Ver</a>`,
  };
  const ports = { directory: openDirectory(readEnv(env)), env: readEnv(env) };
  const now = platform.clock.now();
  return obeyed(ports, mail, { app, conversation: null, now }) as Promise<OutgoingMail | 'stopped'>;
}

const addressOf = async () => ((await goesOut('inbox')) as OutgoingMail).unsubscribe ?? '';
/** As a mail program posts: without a cookie and without an origin. */
const click = (address: string) =>
  platform.ask(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

test('the address is the store’s, whatever somebody wrote before its link', async () => {
  expect(await addressOf()).toMatch(/^http:\/\/moda\.localhost\//);
});

test('one click leaves an app’s mails out, and only those', async () => {
  const address = await addressOf();
  expect(address).toMatch(new RegExp(`^${HOST}/correos/avisos/${ana.id}\\.inbox\\.[\\w-]{43}$`));
  for (const status of [204, 204]) expect((await click(address)).status).toBe(status);
  expect(await goesOut('inbox')).toBe('stopped');
  expect(await goesOut('store')).not.toBe('stopped');
  const { body } = await ana.call<{ apps: { app: string; mail: boolean; push: boolean }[] }>(
    'GET',
    `/api/alerts/${ana.id}/preferences`,
  );
  expect(body.apps.find(({ app }) => app === 'inbox')).toMatchObject({ mail: false, push: true });
});

test('a token that was not made here does nothing', async () => {
  const address = await addressOf();
  const other = await signIn(platform, { store: 'moda', email: `b-${crypto.randomUUID()}@a.mx` });
  for (const changed of [
    address.replace(ana.id, other.id),
    address.replace('.inbox.', '.store.'),
    address.replace('.inbox.', '.wallet.'),
    address.slice(0, -1),
    `${HOST}/correos/avisos/x`,
  ]) {
    expect((await click(changed)).status).toBeGreaterThanOrEqual(400);
  }
  expect(await goesOut('inbox')).not.toBe('stopped');
});

test('the link in a browser leads to the choices, and changes nothing', async () => {
  const shown = await platform.ask(await addressOf());
  expect([shown.status, shown.headers.get('location')]).toEqual([303, '/me/alerts/preferences']);
  expect(await goesOut('inbox')).not.toBe('stopped');
});

test('an address that no account has proved has nothing to choose', async () => {
  expect(await goesOut('inbox', 'nobody@example.com')).not.toHaveProperty('unsubscribe');
});
