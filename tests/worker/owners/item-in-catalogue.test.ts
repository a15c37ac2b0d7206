/** An item that is made in a catalogue of its store: both in one change, or neither. */
import { expect, test } from 'vitest';
import { openItems } from './opened-items.ts';

test('comes into a catalogue of the store at once, or is not made', async () => {
  const opened = await openItems();
  const { ask, make, names } = opened;
  const catalogue = await opened.makeCatalogue('Novedades', 1);
  const { id } = await make({ name: 'Recién llegada', catalogue_id: catalogue });
  expect(await opened.itemsOf(catalogue)).toEqual(['it_uno-1', id]);
  const key = crypto.randomUUID();
  const { body: foreign } = await opened.other('POST', '/catalogues/', { name: 'Ajeno' }, key);
  expect(foreign['id']).toMatch(/^ca_/);
  for (const catalogue_id of ['ca_none', foreign['id']]) {
    const fields = { name: 'Perdida', skus: [{ list_price: 1 }], catalogue_id };
    expect(await ask('POST', '/', fields)).toMatchObject({
      status: 404,
      body: { code: 'catalogue_not_found', field: 'catalogue_id' },
    });
  }
  const rule = { tags: ['oferta'] };
  const { body: ruled } = await opened.post('/', { name: 'Por regla', rule });
  expect(ruled['rule']).not.toBeNull();
  expect(
    await ask('POST', '/', {
      name: 'Perdida',
      skus: [{ list_price: 1 }],
      catalogue_id: ruled['id'],
    }),
  ).toMatchObject({ body: { code: 'catalogue_by_rule', field: 'catalogue_id' } });
  expect(await names('?text=perdida&limit=5')).toEqual([]);
});
