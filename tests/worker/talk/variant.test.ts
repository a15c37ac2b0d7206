/** What a conversation's last tagged item is today: the variant meant, or the nearest that can be bought. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { TalkVariant } from '../../../shared/contracts/talk-variant.ts';
import { startPlatform } from '../platform/platform.ts';
import { listItems, write } from '../platform/stores.ts';
import { openModa, talker, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const TAG = (n: number) => `product:${MODA}:it_moda-${n}`;
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await listItems({ slug: 'moda', cell: 'a' }, 2);
  for (const [size, stock] of [
    ['M', 0],
    ['L', 4],
  ] as const) {
    await write(
      'a',
      sql`INSERT INTO sku (id, item_id, owner_id, code, attributes, list_price, position, on_hand)
        SELECT ${`sk_${size}`}, item_id, owner_id, ${`c-${size}`}, ${JSON.stringify({ talla: size })},
          2500, 9, ${stock} FROM sku WHERE id = 'sk_moda-1'`,
    );
  }
});

async function picked(who: Talker, id: string, key = who.id): Promise<TalkVariant | null> {
  const { body } = await who.call<{ variant: TalkVariant | null }>(
    'POST',
    `/api/inbox/conversation/${id}/variant`,
    { key },
  );
  return body.variant;
}

async function begun(words: object): Promise<{ ana: Talker; id: string }> {
  const ana = await talker(platform, 'moda', 'Ana Ruiz');
  const { id } = (await ana.start(MODA, words)).body.conversation;
  return { ana, id };
}

test('the variant that the words name is told with its price and stock of now', async () => {
  const { ana, id } = await begun({ body: '¿La tienen en talla L?', tags: [TAG(1)] });
  const path = '/productos/moda/articulo-1';
  const variant = { name: 'Artículo 1', path, attributes: { talla: 'L' }, can_buy: true };
  expect(await picked(ana, id)).toMatchObject({ ...variant, list_price: 2500, available: 4 });
  await write('a', sql`UPDATE sku SET list_price = 1900, on_hand = 1 WHERE id = 'sk_L'`);
  expect(await picked(duena, id, MODA)).toMatchObject({ list_price: 1900, available: 1 });
  await write('a', sql`UPDATE sku SET list_price = 2500, on_hand = 4 WHERE id = 'sk_L'`);
});

test('one that is sold out gives way to one that can be bought', async () => {
  const { ana, id } = await begun({ body: '¿Y en talla M?', tags: [TAG(1)] });
  const variant = await picked(ana, id);
  expect(variant?.can_buy).toBe(true);
  expect(variant?.attributes).not.toEqual({ talla: 'M' });
});

test('the last tag counts that the mailbox may see', async () => {
  const { ana, id } = await begun({ body: '¿Qué tal esta?', tags: [TAG(1)] });
  await duena.write(id, { body: 'Mejor la otra', tags: [TAG(2)] }, MODA);
  expect((await picked(ana, id))?.name).toBe('Artículo 2');
  const note = { body: 'O la primera', tags: [TAG(1)], visibility_ids: [MODA] };
  await duena.write(id, note, MODA);
  expect((await picked(ana, id))?.name).toBe('Artículo 2');
  expect((await picked(duena, id, MODA))?.name).toBe('Artículo 1');
});

test('without a tag, and for an item that the store lists no more, there is none', async () => {
  const { ana, id } = await begun({ body: 'Hola' });
  expect(await picked(ana, id)).toBeNull();
  const gone = await begun({ body: '¿Y esta?', tags: [TAG(2)] });
  await write('a', sql`UPDATE item SET list_state = 'unpublished' WHERE id = 'it_moda-2'`);
  expect(await picked(gone.ana, gone.id)).toBeNull();
});

test('a conversation of others is not found', async () => {
  const { id } = await begun({ body: '¿La tienen?', tags: [TAG(1)] });
  const other = await talker(platform, 'moda', 'Eva Soto');
  const path = `/api/inbox/conversation/${id}/variant`;
  expect((await other.call('POST', path, {})).status).toBe(404);
  expect((await other.call('POST', path, { key: MODA })).status).toBe(404);
});
