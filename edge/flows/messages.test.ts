/** The head of a store's messages, and a message in the batch of its change. */
import { beforeEach, expect, test, vi } from 'vitest';
import { NOON, openWork, type Work } from '../../tests/support/work-scope.ts';
import { storeMessage } from './store-message.ts';

let work: Work;
let letterhead: typeof import('./letterhead.ts').letterhead;

beforeEach(async () => {
  vi.resetModules();
  ({ letterhead } = await import('./letterhead.ts'));
  work = openWork();
});

test('a store’s messages have its name, its colour and its country', async () => {
  work.cell
    .prepare(
      `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
       VALUES ('st_una', 'una', 'ac_1', 'La Una', 'other', 'AR', 'ARS', ?, 1)`,
    )
    .run(
      JSON.stringify({ store_theme_info: { color1: '#14213d', sections_info: {} }, social: {} }),
    );
  expect(await letterhead(work.scope)).toEqual({
    storeName: 'La Una',
    color: '#14213d',
    country: 'AR',
  });
});

test('a store that is not there any more signs by its slug, in a plain colour', async () => {
  expect(await letterhead(work.scope)).toEqual({
    storeName: 'una',
    color: '#1f2937',
    country: '',
  });
});

test('a message is written with its change, and told to the queue after that', async () => {
  const message = storeMessage(
    work.scope,
    { name: 'written.test' },
    {
      storeName: 'La Una',
      locale: 'es',
      recipient: 'ana@x.mx',
      words: { channel: 'sms', text: 'Hola' },
      expiresAt: NOON + 5,
    },
  );
  await work.scope.directory.write([message.statement]);
  expect(work.queued).toEqual([]);
  expect(work.directory.prepare('SELECT * FROM outbox').all()).toMatchObject([
    {
      id: message.id,
      store_id: 'st_una',
      topic: 'written.test',
      created_at: NOON,
      expires_at: NOON + 5,
    },
  ]);
  await message.announce();
  expect(work.queued).toEqual([{ cell: 'DIRECTORY', id: message.id }]);
});
