/** An owner looks at the store as another kind of visitor: exactly that audience's slides and header, for nobody else. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { COOKIE } from '../../../shared/kernel/constants/cookies.ts';
import { audiences, bannerTargets, type Audience } from '../../../shared/rules/banners.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';

const SEEN = {
  anonymous: ['all', 'anonymous'],
  registered: ['all', 'registered'],
  entrepreneur_without_store: ['all', 'registered', 'entrepreneurs_without_store'],
  entrepreneur_with_store: ['all', 'registered', 'entrepreneurs_with_store'],
} as const satisfies Record<Audience, readonly string[]>;
const STAFF = {
  duena: 'owner',
  ayuda: 'admin',
  despacho: 'dispatcher',
  anuncia: 'marketing',
} as const;

let platform: Platform;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  for (const slug of ['uno', 'dos']) await openStore({ slug, cell: 'a' });
  platform = startPlatform();
  for (const [name, role] of Object.entries(STAFF)) {
    await openAccount(name);
    await appoint(name, 'uno', role);
  }
  await openAccount('clienta');
  await openAccount('ajena');
  await appoint('ajena', 'dos', 'owner');
  for (const name of [...Object.keys(STAFF), 'clienta', 'ajena']) {
    cookies[name] = await signIn(name, 'uno.localhost');
  }
  for (const [position, target] of bannerTargets.entries()) {
    const picture = `/media/slide-${target}.webp`;
    await write(
      'a',
      sql`INSERT INTO banner (id, store_id, position, hzt_image, vrt_image, type, action_type, target)
        VALUES (${`ba_${target}`}, 'st_uno', ${position}, ${picture}, ${picture}, 'URL', 'none', ${target})`,
    );
  }
  await write(
    'a',
    sql`INSERT INTO header (id, store_id, position, title, target, action_type, button_label)
      VALUES ('he_1', 'st_uno', 0, 'Solo con cuenta', 'registered', 'none', 'more')`,
  );
});

async function home(name: string | null, mode = '') {
  const cookie = [name && cookies[name], mode && `${COOKIE.editMode}=${mode}`];
  const answer = await platform.ask('http://uno.localhost/', {
    headers: { cookie: cookie.filter(Boolean).join('; ') },
  });
  const html = await answer.text();
  return {
    slides: bannerTargets.filter((target) => html.includes(`slide-${target}.webp`)),
    hasHeader: html.includes('Solo con cuenta'),
    cached: answer.headers.get('cache-control') ?? '',
  };
}

test.each(audiences)(
  'an owner and an admin see as %s its slides and its header alone',
  async (audience) => {
    for (const name of ['duena', 'ayuda']) {
      const seen = await home(name, `on.${audience}`);
      expect(new Set(seen.slides), name).toEqual(new Set(SEEN[audience]));
      expect(seen.hasHeader, name).toBe(audience !== 'anonymous');
      expect(seen.cached).toMatch(/private|no-store/);
    }
  },
);

test.each(['despacho', 'anuncia', 'clienta', 'ajena', null])(
  '%s sees their own page, whatever their browser asks for',
  async (name) => {
    const own = await home(name);
    for (const audience of audiences) expect(await home(name, `on.${audience}`)).toEqual(own);
  },
);

test('a look as another leaves nothing for the next visitor, and ends with edit mode', async () => {
  const { slides: before } = await home(null);
  expect(new Set(before)).toEqual(new Set(SEEN.anonymous));
  for (const audience of audiences) {
    await home('duena', `on.${audience}`);
    expect((await home(null)).slides).toEqual(before);
  }
  const own = await home('duena');
  expect(await home('duena', 'off.anonymous')).toEqual(own);
  expect(await home('duena', 'on.nobody')).toEqual(own);
});
