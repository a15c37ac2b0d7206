import { expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { sampleEdited } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { itemFormModel, type ItemFormPorts } from './model.ts';
import { photosOf } from './model/photos-of.ts';
import { itemPhotos } from './model/photos.ts';
import { withoutVariant } from './model/rows.ts';
import { itemVariants } from './model/variants.ts';
import type { ItemFormProps } from './props.ts';

const t = messages.es;
const env = pageEnv({ base: '', store: 'st_a' });
const refusal = (status: number, body: object) =>
  Response.json({ message: 'No', request_id: 'r', ...body }, { status });

function started(answer: (method: string) => Response, given: Partial<ItemFormProps> = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    (_url, { method = 'GET' }) => Promise.resolve(answer(method)),
  );
  const toast = vi.fn<ItemFormPorts['toast']>();
  const go = vi.fn<ItemFormPorts['go']>();
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} } as const;
  const model = itemFormModel(
    { t, toast, api, go },
    {
      env,
      item: sampleEdited(),
      type: 'product',
      shopHref: null,
      action: '/admin/articulos/it_1',
      done: null,
      idempotencyKey: 'k',
      ...given,
    },
  );
  const valueOf = (name: string) => model.form.$state.value.values[name];
  const sent = () =>
    fetch.mock.calls
      .filter(([, { method }]) => method !== 'GET')
      .map(([, { body }]) => JSON.parse(body as string) as Record<string, unknown>);
  return { model, fetch, toast, go, valueOf, sent };
}

test('an item is saved in its version, and nothing is sent where nothing was changed', async () => {
  const saved = sampleEdited({ name: 'Mochila', version: 3 });
  const { model, sent, toast } = started(() => Response.json(saved));
  await model.save();
  expect(sent()).toEqual([]);
  model.form.input('name', 'Mochila');
  await model.save();
  expect(sent()).toMatchObject([{ name: 'Mochila', version: 2 }]);
  expect(model.$item.value?.version).toBe(3);
  expect(model.form.$dirty.value).toBe(false);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.done.saved }));
});

test('a new item is made once, and its own page is opened', async () => {
  const { model, sent, go } = started(() => Response.json(sampleEdited(), { status: 201 }), {
    item: null,
  });
  model.form.input('name', 'Bolsa');
  await model.save();
  expect(sent()).toEqual([]);
  expect(model.form.$state.value.touched).toHaveProperty('sku_0_price');
  model.form.input('sku_0_price', '349');
  const once = model.save();
  await model.save();
  await once;
  expect(sent()).toMatchObject([
    { type: 'product', name: 'Bolsa', skus: [{ list_price: 34_900 }] },
  ]);
  expect(go).toHaveBeenCalledWith('/admin/articulos/it_1?done=created');
  expect(model.form.$dirty.value).toBe(false);
});

test('measures and codes are sent as the call takes them; a wrong one stops the form at its field', async () => {
  const { model, sent, valueOf } = started(() => Response.json(sampleEdited({ version: 3 })));
  model.form.input('weight', '0,35 kg');
  model.form.input('size', '30x20x10.5');
  model.form.input('tax_rate', '10.5');
  model.form.input('sat_unit', 'h87');
  model.form.input('sku_1_weight', '400 g');
  model.form.input('sku_0_barcode', '7501031311308');
  await model.save();
  expect(sent()).toEqual([]);
  expect(model.form.$state.value.touched).toHaveProperty('sku_0_barcode');
  model.form.input('sku_0_barcode', '750 1031 311309');
  await model.save();
  expect(sent()).toMatchObject([
    {
      weight_g: 350,
      size_mm: { length: 300, width: 200, height: 105 },
      tax_rate: 1_050,
      sat_product: null,
      sat_unit: 'H87',
      skus: [
        { barcode: '7501031311309', weight_g: null },
        { barcode: null, weight_g: 400 },
      ],
    },
  ]);
  expect(valueOf('weight')).toBe('');
});

test('edited meanwhile: both versions are told, and the next save stands on theirs', async () => {
  const present = sampleEdited({ name: 'Suya', name_en: 'Hers', version: 7 });
  const { model, valueOf, sent } = started((method) =>
    method === 'GET'
      ? Response.json(present)
      : sent().length < 2
        ? refusal(409, { code: 'edited_meanwhile' })
        : Response.json({ ...present, name: 'Mía', version: 8 }),
  );
  model.form.input('name', 'Mía');
  await model.save();
  expect(model.form.$state.value.failure).toBe(t.meanwhile);
  expect(model.$differing.value).toEqual([{ name: 'name', theirs: 'Suya', mine: 'Mía' }]);
  expect(valueOf('name_en')).toBe('Hers');
  await model.save();
  expect(sent()[1]).toMatchObject({ name: 'Mía', name_en: 'Hers', version: 7 });
  expect(model.$differing.value).toEqual([]);
});

test('the other editor’s value can be taken', async () => {
  const { model, valueOf } = started((method) =>
    method === 'GET'
      ? Response.json(sampleEdited({ name: 'Suya', version: 7 }))
      : refusal(409, { code: 'edited_meanwhile' }),
  );
  model.form.input('name', 'Mía');
  await model.save();
  model.takeTheirs('name');
  expect(valueOf('name')).toBe('Suya');
  expect(model.form.$dirty.value).toBe(false);
});

test('a refusal shows at its field, another one above the form', async () => {
  const { model, sent } = started(() =>
    sent().length < 2
      ? refusal(400, { code: 'invalid_request', field: 'name' })
      : refusal(409, { code: 'units_reserved' }),
  );
  model.form.input('name', 'Otra');
  await model.save();
  expect(model.form.$state.value.refused).toEqual({ name: 'No' });
  model.form.input('name', 'Otra más');
  await model.save();
  expect(model.form.$state.value.failure).toBe('No');
});

test('photos are added once, moved, and removed', async () => {
  const { model } = started(() => Response.json({}));
  const all = itemPhotos(model.form, t);
  const photos = () => photosOf(model.form.$state.value.values);
  all.add('/media/c.webp');
  all.add('/media/a.webp');
  expect(photos()).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp']);
  const order = all.$order.value;
  order.lift('/media/c.webp');
  order.moveTo(0);
  await order.drop();
  expect(photos()).toEqual(['/media/c.webp', '/media/a.webp', '/media/b.webp']);
  all.remove('/media/a.webp');
  expect(all.$order.value.$ids.value).toEqual(['/media/c.webp', '/media/b.webp']);
  expect(model.form.$dirty.value).toBe(true);
});

test('options make variants, which can be removed down to one', () => {
  const { model, valueOf } = started(() => Response.json({}));
  const variants = itemVariants(model.form, model.fillIn);
  variants.addOption();
  variants.make();
  expect(variants.$problem.value).toBe('unnamed');
  variants.setOption(1, 'name', 'Color');
  variants.setOption(1, 'values', 'Rojo, Azul');
  variants.make();
  expect([variants.$made.value, valueOf('sku_count')]).toEqual([4, '4']);
  for (const _ of [1, 2, 3, 4]) model.replace(withoutVariant(model.form.$state.value.values, 0));
  expect(valueOf('sku_count')).toBe('1');
  expect(valueOf('sku_0_values')).toBe('{"Talla":"L","Color":"Azul"}');
});
