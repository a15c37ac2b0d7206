/** Presence that is told to nobody: on a platform that polls none (`HEARTBEAT=off`), and of an account that hides it. */
import { expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import { startPlatform } from '../platform/platform.ts';
import { NOON } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { hire, openModa, talker, type Talker } from './people.ts';

// Passwords are hashed two at a time.
vi.setConfig({ testTimeout: 60_000 });

test('tells nobody who is online, and its pages poll nobody', async () => {
  const platform = startPlatform();
  await openModa(platform);
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { conversation } = (await ana.start('st_moda')).body;
  const page = async (HEARTBEAT: string) => {
    const url = `http://moda.localhost/me/inbox/conversation/${conversation.id}`;
    const asked = startPlatform({ HEARTBEAT }).ask(url, { headers: { cookie: ana.cookie } });
    return (await asked).text();
  };
  expect(await page('on')).toContain('"polls":true');
  const off = await page('off');
  expect(off).toContain('"polls":false');
  expect(off).not.toContain('"is_online":true');
});

test('an account that hides its presence is online to nobody; a store is by its other people', async () => {
  const platform = startPlatform({ HEARTBEAT: 'on' });
  const [ana, helper] = [
    await talker(platform, 'moda', 'Ana Ruiz'),
    await talker(platform, 'moda', 'Ayuda'),
  ];
  const [owner] = await directory(
    sql<{ id: string }>`SELECT owner_id AS id FROM store WHERE id = 'st_moda'`,
  );
  await hire(helper, 'st_moda', 'dispatcher');
  await directory(sql`UPDATE account SET heartbeat_at = NULL WHERE id = ${owner!.id}`);
  await directory(sql`UPDATE account SET heartbeat_at = ${NOON}
    WHERE id IN (${ana.id}, ${helper.id})`);
  const { id } = (await ana.start('st_moda')).body.conversation;
  const show = (who: Talker, shows: boolean | undefined) =>
    who.call<{ shows_presence: boolean }>('PUT', `/api/alerts/${who.id}/preferences`, {
      apps: [],
      quiet: null,
      ...(shows === undefined ? {} : { shows_presence: shows }),
    });
  const seen = async () =>
    [(await helper.get(id, 'st_moda')).body.profile, (await ana.get(id)).body.profile].map(
      (peer) => [peer?.is_online, peer?.heartbeat !== null],
    );
  expect(await seen()).toEqual([
    [true, true],
    [true, true],
  ]);
  expect((await show(ana, false)).body.shows_presence).toBe(false);
  await show(ana, undefined);
  await show(helper, false);
  expect(await seen()).toEqual([
    [false, false],
    [false, false],
  ]);
  await directory(sql`UPDATE account SET heartbeat_at = ${NOON} WHERE id = ${owner!.id}`);
  await show(ana, true);
  expect(await seen()).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('an account that hides what it reads is told nothing about it; its own count ends all the same', async () => {
  const platform = startPlatform();
  const [ana, bea] = [
    await talker(platform, 'moda', 'Ana Ruiz'),
    await talker(platform, 'moda', 'Bea Luna'),
  ];
  const { id } = (await ana.start(bea.id)).body.conversation;
  const show = (shows: boolean) =>
    bea.call<{ shows_reading: boolean }>('PUT', `/api/alerts/${bea.id}/preferences`, {
      apps: [],
      quiet: null,
      shows_reading: shows,
    });
  const read = async () => (await ana.history(id)).body.read;
  await bea.open(id);
  expect(await read()).toBe(1);
  expect((await show(false)).body.shows_reading).toBe(false);
  await bea.write(id, { body: 'Sí' });
  await ana.write(id, { body: '¿Y en azul?' });
  expect((await bea.open(id)).body.pending).toBe(0);
  expect(await read()).toBe(0);
  await show(true);
  await bea.open(id);
  expect(await read()).toBe(3);
});
