/** A person is told by mail of a role that a store gives them, changes or takes. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from './caller.ts';
import { keyFor, rows, somebody } from './invited.ts';

let platform: Platform;
let owner: Caller;

beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  platform = startPlatform();
  await openAccount('duena', 'Sofía Ibarra');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
});

/** The subjects of the notices of roles to a recipient, the first first. */
const told = async (email: string) =>
  (
    await rows<{ subject: string }>(
      `SELECT body ->> 'subject' AS subject FROM outbox
        WHERE topic = 'written.role_notice' AND payload ->> 'recipient' = ? ORDER BY rowid`,
      email,
    )
  ).map(({ subject }) => subject);

test('an appointed, changed and removed staff member is told each time, and once', async () => {
  const { name, email, id } = await somebody();
  await owner('POST', '/staff/invites', { email, role: 'dispatcher' });
  const call = await calling(platform, name, 'uno');
  await call('POST', '/staff/invites/accept', { key: await keyFor(email) });
  const given = expect.stringMatching(/^Ya eres parte del equipo de /);
  expect(await told(email)).toEqual([given]);

  await owner('PATCH', `/staff/${id}`, { role: 'admin' }, 'one-key-for-both-tries');
  await owner('PATCH', `/staff/${id}`, { role: 'admin' }, 'one-key-for-both-tries');
  const changed = expect.stringMatching(/^Tu función en .* cambió$/);
  expect(await told(email)).toEqual([given, changed]);
  // The role that they have already is no news.
  await owner('PATCH', `/staff/${id}`, { role: 'admin' });
  expect(await told(email)).toHaveLength(2);

  await owner('DELETE', `/staff/${id}`);
  expect((await owner('DELETE', `/staff/${id}`)).status).toBe(404);
  const taken = expect.stringMatching(/^Ya no eres parte del equipo de /);
  expect(await told(email)).toEqual([given, changed, taken]);
});

test('an e-mail that was only claimed is told nothing', async () => {
  const { name, email, id } = await somebody(false);
  await appoint(name, 'uno', 'dispatcher');
  expect((await owner('DELETE', `/staff/${id}`)).status).toBe(200);
  expect(await told(email)).toEqual([]);
});

test('a colour that is none stands in no mail to the staff', async () => {
  await openStore({ slug: 'rara', cell: 'a' });
  await write(
    'a',
    sql`UPDATE store SET profile = json_set(profile, '$.store_theme_info.color1', 'red;top:0')
      WHERE slug = 'rara'`,
  );
  await appoint('duena', 'rara', 'owner');
  const asked = await calling(platform, 'duena', 'rara');
  const { name, email } = await somebody();
  await asked('POST', '/staff/invites', { email, role: 'dispatcher' });
  const key = await keyFor(email);
  await (
    await calling(platform, name, 'rara')
  )('POST', '/staff/invites/accept', { key });
  const mails = await rows<{ html: string }>(
    "SELECT body ->> 'html' AS html FROM outbox WHERE payload ->> 'recipient' = ?",
    email,
  );
  expect(mails).toHaveLength(2);
  for (const { html } of mails) expect(html).not.toContain('top:0');
});
