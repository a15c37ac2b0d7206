/** A platform that polls no presence (`HEARTBEAT=off`). */
import { expect, test, vi } from 'vitest';
import { startPlatform } from '../platform/platform.ts';
import { openModa, talker } from './people.ts';

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
