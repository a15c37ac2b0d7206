/** The messages that the demo's provider keeps, for the page that shows them. */
import { expect, test } from 'vitest';
import { d1Of } from '../../tests/support/d1.ts';
import { migrated } from '../../tests/support/migrated.ts';
import { openCells } from '../db/cells.ts';
import type { Env } from '../env.ts';
import { findSent, insertSent, listSent } from './sent.ts';

test('a store sees its own messages, the latest first, each as it was kept first', async () => {
  const [cell] = openCells({ CELL_A: d1Of(migrated('cell')) } as unknown as Env);
  if (!cell) throw new Error('no cell');
  const mail = { channel: 'mail', recipient: 'ana@x.mx', text: 'a', storeId: 'st_a' } as const;
  const words = { subject: 'Hola', html: '<p>a' };
  const sms = { channel: 'sms', recipient: '+525512345678', text: 'b', storeId: 'st_a' } as const;
  await cell.write([
    insertSent({ ...mail, ...words, id: 'm_1' }, 5),
    insertSent({ ...sms, id: 'm_2' }, 7),
    insertSent({ ...sms, id: 'm_3' }, 5),
    insertSent({ ...mail, ...words, id: 'm_4', storeId: 'st_b' }, 9),
    insertSent({ ...mail, id: 'm_1', subject: 'x' }, 9),
  ]);
  const { storeId: _a, ...kept } = mail;
  const { storeId: _b, ...text } = sms;
  const first = { ...kept, ...words, id: 'm_1', sent_at: 5 };
  const list = [
    { ...text, subject: '', html: '', id: 'm_2', sent_at: 7 },
    { ...text, subject: '', html: '', id: 'm_3', sent_at: 5 },
    first,
  ];
  expect(await cell.read(listSent('st_a', 9))).toEqual(list);
  expect(await cell.read(listSent('st_a', 2))).toEqual(list.slice(0, 2));
  expect(await cell.first(findSent('st_a', 'm_1'))).toEqual(first);
  expect(await cell.first(findSent('st_b', 'm_1'))).toBeUndefined();
  expect(await cell.first(findSent('st_a', 'm_4'))).toBeUndefined();
});
