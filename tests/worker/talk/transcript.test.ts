/** A conversation as a file, for its parties. */
import { beforeAll, expect, test, vi } from 'vitest';
import { startPlatform } from '../platform/platform.ts';
import { openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;
let ana: Talker;
let id: string;

beforeAll(async () => {
  duena = await openModa(platform);
  ana = await talker(platform, 'moda', 'Ana Ruiz');
  ({ id } = (await ana.start(MODA, { body: '¿Hay <b>M</b>?' })).body.conversation);
  await duena.write(id, { body: 'Solo para el equipo', visibility_ids: [MODA] }, MODA);
  await duena.write(id, { body: 'Sí, hay.' }, MODA);
});

const file = (cookie: string, query = '', of = id) =>
  platform.ask(`http://moda.localhost/me/inbox/transcripcion/${of}${query}`, {
    headers: { cookie },
  });

test('holds what both may see, in order, for either side', async () => {
  for (const [who, query] of [
    [ana, ''],
    [duena, `?key=${MODA}`],
  ] as const) {
    const answer = await file(who.cookie, query);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    expect(text).toMatch(/Ana Ruiz\n¿Hay <b>M<\/b>\?\n[^]+\nSí, hay\.\n$/);
    expect(text).not.toContain('equipo');
  }
});

test('is nobody else’s', async () => {
  const bea = await talker(platform, 'moda', 'Bea');
  for (const [cookie, query] of [
    [bea.cookie, ''],
    [bea.cookie, `?key=${MODA}`],
    [ana.cookie, `?key=${MODA}`],
    ['', ''],
  ] as const) {
    expect((await file(cookie, query)).status).toBe(404);
  }
  expect((await file(ana.cookie, '', `cv_${'0'.repeat(26)}`)).status).toBe(404);
});
