import { expect, test, vi } from 'vitest';
import type { EditedSlide } from '../../../shared/contracts/slide-edits.ts';
import { refusal } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { slidesModel } from './model.ts';

const t = messages.es;
const PATH = '/api/store/st_a:st_a/other/store/slides';

const slide = (n: number): EditedSlide => ({
  id: `bn_${n}`,
  hzt_image: `/media/${n}.webp`,
  vrt_image: `/media/${n}.webp`,
  hzt_image_id: null,
  vrt_image_id: null,
  type: 'URL',
  action_type: 'none',
  url: null,
  url_target: true,
  product: null,
  supplier: null,
  target: 'all',
  version: 1,
});

interface Reply {
  readonly status?: number;
  readonly body: unknown;
}

/** An open panel of three slides; other calls are answered by method and path. */
async function opened(replies: Readonly<Record<string, Reply>> = {}) {
  const sent: { call: string; body: unknown }[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const list = { results: [1, 2, 3].map(slide), matches_estimated: 3 };
  const fetch = (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const call = `${method} ${url.replace(PATH, '')}`;
    sent.push({ call, body: JSON.parse((body as string | undefined) ?? 'null') });
    const reply = replies[call] ?? { body: method === 'GET' ? list : {} };
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const store = { id: 'st_a', slug: 'a', type: 'other', columns: 2 } as const;
  const model = slidesModel({ api, t, toast }, store);
  model.panel.open();
  await vi.waitFor(() => expect(model.panel.$status.value).toBe('ready'));
  return { model, toast, sent };
}

test('a new slide is sent with its pictures, and told in the words of the spec', async () => {
  const { model, sent, toast } = await opened({ 'POST ': { status: 201, body: slide(9) } });
  const { panel } = model;
  panel.edit(null);
  await panel.save();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  const picture = `pi_${'1'.repeat(26)}`;
  for (const name of ['hzt_image', 'vrt_image']) {
    panel.form.input(name, '/media/a.webp');
    panel.form.input(`${name}_id`, picture);
  }
  await panel.save();
  expect(sent.find(({ call }) => call === 'POST ')?.body).toMatchObject({
    hzt_image_id: picture,
    vrt_image_id: picture,
    action_type: 'none',
    target: 'all',
  });
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'success', message: t.done.created }),
  );
});

test('a slide keeps its number when the order changes', async () => {
  const { model } = await opened();
  const order = model.panel.$order.value;
  order.lift('bn_3');
  order.moveTo(0);
  await order.drop();
  expect(model.panel.$things.value.map(model.nameOf)).toEqual(['Imagen 3', 'Imagen 1', 'Imagen 2']);
});

test('with one column an address has to be a website', async () => {
  const { model, sent } = await opened();
  model.panel.edit(slide(1));
  model.panel.form.input('action_type', 'url');
  model.panel.form.input('url', '/catalogos');
  const values = () => model.panel.form.$state.value.values;
  expect(model.problemsOf(values())).toEqual({});
  await model.setColumns(1);
  expect(sent.at(-1)).toEqual({ call: 'PATCH /api/store/a', body: { columns: 1 } });
  expect(model.problemsOf(values())).toEqual({ url: 'website' });
});

test('columns that could not be saved go back, and the failure is told', async () => {
  const { model, toast } = await opened({
    'PATCH /api/store/a': refusal('store_read_only', 403),
  });
  await model.setColumns(1);
  expect(model.$columns.value).toBe(2);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
});

test('the name of a product that a slide leads to is asked for once', async () => {
  const { model, sent } = await opened({
    'GET /api/public/products/it_a': { body: { id: 'it_a', name: 'Falda' } },
  });
  await model.products.meet('it_a');
  await model.products.meet('it_a');
  expect(sent.filter(({ call }) => call.includes('it_a'))).toHaveLength(1);
});

test.each([refusal('slides_full', 409), { status: 500, body: {} }])(
  'a banner that is not saved is told in the one text of the spec, and its form says why',
  async (reply) => {
    const { model, toast } = await opened({ 'POST ': reply });
    const { panel } = model;
    panel.edit(null);
    for (const name of ['hzt_image', 'vrt_image']) {
      panel.form.input(name, '/media/a.webp');
      panel.form.input(`${name}_id`, `pi_${'1'.repeat(26)}`);
    }
    await panel.save();
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ tone: 'error', title: 'Error', message: 'Ocurrió un error' }),
    );
    const { message } = reply.body as { message?: string };
    expect(panel.form.$state.value.failure).toBe(message ?? 'Ocurrió un error');
  },
);
