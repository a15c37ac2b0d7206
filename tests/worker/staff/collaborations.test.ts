import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { EDGE_PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore, write } from '../platform/stores.ts';

/** One more than a page. */
const LISTING = Array.from(
  { length: EDGE_PAGE_SIZE.collaborations + 1 },
  (_none, index) => `s${index}`,
);

let platform: Platform;
let cookie: string;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  for (const [index, slug] of LISTING.entries()) {
    await openStore({ slug, cell: 'a', root: 'uno' });
    await write(
      'a',
      sql`INSERT INTO collaborator (id, store_id, partner_id, store_name, created_at)
        VALUES (${newId('collaborator')}, ${`st_${slug}`}, 'st_uno', 'La uno', ${NOON + index})`,
    );
  }
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  cookie = await signIn('duena', 'uno.localhost');
});

const page = async (query: string) => {
  const answer = await platform.ask(`http://uno.localhost/admin/colaboradores${query}`, {
    headers: { cookie },
  });
  return { status: answer.status, text: await answer.text() };
};
const shown = (text: string) => LISTING.filter((slug) => text.includes(`>Tienda ${slug}</a>`));

test('the stores that list this one, under their own names, ten a page', async () => {
  const first = await page('');
  expect(first.status).toBe(200);
  expect(shown(first.text)).toEqual(LISTING.slice(0, EDGE_PAGE_SIZE.collaborations));
  expect(first.text).toContain('href="/admin/colaboradores?collaborations=2"');
  const second = await page('?collaborations=2');
  expect(shown(second.text)).toEqual(LISTING.slice(EDGE_PAGE_SIZE.collaborations));
  expect(second.text).toMatch(/rel="prev" href="\/admin\/colaboradores"/);
});

test.each(['0', '-1', 'x', '1e3'])('a page %s is the first', async (number) => {
  expect(shown((await page(`?collaborations=${number}`)).text)).toHaveLength(
    EDGE_PAGE_SIZE.collaborations,
  );
});
