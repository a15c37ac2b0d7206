/** Argentina's Spanish, chosen as a preference in a store of another country. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { appCodeAt } from '../../../edge/modules/security/app-code.ts';
import type { Profile } from '../../../shared/contracts/profiles.ts';
import type { Platform } from '../platform/platform.ts';
import { browserAt, newcomer, openWorld, signUp } from '../people/world.ts';
import { directory } from './person.ts';

// Hashes of passwords take their time on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const PATH = '/me/preferences';
const password = String(newcomer().body['password']);

let world: Platform & { one: string; two: string };
beforeAll(async () => {
  world = await openWorld('austral');
});

/** The text of the latest message to a recipient. */
async function latestTo(recipient: string): Promise<string> {
  const [row] = await directory(sql<{ body: string }>`
    SELECT coalesce(o.body, m.text) AS body FROM outbox o LEFT JOIN sent_mail m ON m.id = o.id
    WHERE o.payload ->> 'recipient' = ${recipient} ORDER BY o.rowid DESC LIMIT 1`);
  return row?.body ?? '';
}

/** The page in a browser with this language chosen; gives its tag and the marked languages. */
async function shown(session: string | undefined, chosen: string) {
  const headers = { cookie: `session=${session}; locale=${chosen}` };
  const origin = `http://${world.one}.localhost:8787`;
  const page = await (await world.ask(origin + PATH, { headers })).text();
  return {
    tag: /<html lang="([\w-]+)"/.exec(page)?.[1],
    marked: /<input[^>]*name="locale"[^>]*checked[^>]*value="([\w-]+)"/.exec(page)?.[1],
  };
}

test('is kept with the account and in the browser; pages, mails and text messages speak it', async () => {
  const browser = browserAt(world, world.one);
  const { id, email } = await signUp(browser, newcomer({ type: 'email' }));
  const profile = async () =>
    (await (await browser.get(`/api/profile/${id}:st_${world.one}/${id}`)).json()) as Profile;
  expect(await profile()).toMatchObject({ locale: 'es', region: null });
  expect(await shown(browser.cookie, 'es')).toEqual({ tag: 'es-MX', marked: 'es' });

  const saved = await browser.submit(PATH, { intent: 'display', locale: 'es-AR', theme: 'auto' });
  expect(saved.headers.getSetCookie().join('\n')).toMatch(/^locale=es-AR;/m);
  expect(await profile()).toMatchObject({ locale: 'es', region: 'AR' });
  expect(await shown(browser.cookie, 'es-AR')).toEqual({ tag: 'es-AR', marked: 'es-AR' });
  // A language that was chosen by hand in another browser comes before the saved one there.
  expect(await shown(browser.cookie, 'es')).toEqual({ tag: 'es-MX', marked: 'es' });

  const elsewhere = browserAt(world, world.one);
  const signedIn = await elsewhere.post('/api/oauth/authorization', { username: email, password });
  expect(signedIn.headers.getSetCookie().join('\n')).toMatch(/^locale=es-AR;/m);

  // No browser of the account asks: the reset is written in what the account prefers.
  await browserAt(world, world.one).post('/api/auth/password/reset', { username: email });
  expect(await latestTo(email)).toContain('Escribí este PIN');

  await browser.submit(PATH, { intent: 'display', locale: 'es', theme: 'auto' });
  expect(await profile()).toMatchObject({ locale: 'es', region: null });
});

test('a notice to an account speaks it, whoever caused it', async () => {
  const browser = browserAt(world, world.one);
  const { id, email } = await signUp(browser, newcomer({ type: 'email' }));
  const own = `/api/profile/${id}:st_${world.one}/${id}`;
  const put = await browser.send('PUT', own, { region: 'AR' });
  expect(put.status).toBe(200);
  const begun = await browser.post('/api/auth/authenticator', {});
  expect(begun.status).toBe(201);
  const { secret } = (await begun.json()) as { secret: string };
  await browser.post('/api/auth/authenticator/confirm', {
    otp: appCodeAt(secret, world.clock.now()),
  });
  expect(await latestTo(email)).toContain('Si fuiste vos');
});

test.each(['MX', 'ES', ''])('no other region, %j, is one', async (region) => {
  const browser = browserAt(world, world.one);
  const { id } = await signUp(browser);
  const own = `/api/profile/${id}:st_${world.one}/${id}`;
  expect((await browser.send('PUT', own, { region })).status).toBe(400);
});
