import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DEFERRED_REMOVAL_MS,
  FORKING_LONG_MS,
  OVERLAY_REFRESH_MS,
} from '../../../shared/kernel/constants/timers.ts';
import { refusal, type Reply } from '../../_runtime/fixtures.ts';
import { productNo, propsOf } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { catalogueItemsModel } from './model.ts';
import type { CatalogueItemsProps } from './props.ts';

const t = messages.es;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page of three products; calls are answered by method and path below the catalogue's products. */
function started(
  replies: Readonly<Record<string, Reply>> = {},
  given: Partial<CatalogueItemsProps> = {},
) {
  const sent: string[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const fetch = (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const asked = `${method} ${url.slice(url.indexOf('/products') + '/products'.length)}`;
    sent.push(typeof body === 'string' ? `${asked} ${body}` : asked);
    const { status = 200, body: answer } = replies[asked] ?? { body: {} };
    return Promise.resolve(Response.json(answer, { status }));
  };
  const api = { base: '/tienda/a', tag: 'es-MX', fetch, wait: async () => {} };
  const model = catalogueItemsModel({ api, t, toast }, propsOf(given));
  const ids = () => model.$order.value.$ids.value;
  const place = async (id: string, position: number): Promise<void> => {
    const order = model.$order.value;
    order.lift(id);
    order.moveTo(position);
    await order.drop();
  };
  return { model, sent, toast, ids, place };
}

describe('a new position', () => {
  test('shows at once, settles for eight seconds, and is then read from the edge', async () => {
    const { model, sent, ids, place } = started(
      {
        'GET ?offset=30&limit=30&text=': {
          body: { results: [productNo(3), productNo(1)], matches_estimated: 32 },
        },
      },
      { page: 2 },
    );
    await place('it_3', 0);
    expect(sent).toEqual(['POST /it_3/reposition {"position":30}']);
    expect([ids(), model.$settling.value]).toEqual([['it_3', 'it_1', 'it_2'], true]);
    // Nothing else changes meanwhile.
    await place('it_1', 0);
    await model.move('it_1', 'ca_2');
    model.removals.start('it_1');
    await vi.advanceTimersByTimeAsync(OVERLAY_REFRESH_MS);
    expect(sent.slice(1)).toEqual(['GET ?offset=30&limit=30&text=']);
    expect([ids(), model.$settling.value]).toEqual([['it_3', 'it_1'], false]);
  });

  test.each([
    ['updating_position_error', 400, 'warning', 'No se pudo mover el producto'],
    ['invalid_request', 400, 'error', 'No se pudo mover el producto'],
    ['item_not_found', 404, 'error', 'Error'],
  ] as const)(
    'that %s (%i) refuses goes back, and is told as a %s',
    async (code, status, tone, title) => {
      const { model, ids, toast, place } = started({
        'POST /it_1/reposition': refusal(code, status),
      });
      await place('it_1', 2);
      expect([ids(), model.$settling.value]).toEqual([['it_1', 'it_2', 'it_3'], false]);
      expect(toast).toHaveBeenCalledWith(
        expect.objectContaining({ tone, title, message: `words of ${code}` }),
      );
    },
  );
});

test('a product leaves after the time to undo it, and comes back where the edge refuses', async () => {
  const { model, sent, ids } = started({ 'DELETE /it_2': refusal('edited_meanwhile', 409) });
  for (const id of ['it_1', 'it_2', 'it_3']) model.removals.start(id);
  model.removals.undo('it_3');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(sent).toEqual(['DELETE /it_1', 'DELETE /it_2']);
  expect(ids()).toEqual(['it_2', 'it_3']);
  expect(model.removals.$waiting.value).toEqual([]);
});

test('a moved product leaves the list, a copied one stays', async () => {
  const { model, sent, ids, toast } = started({
    'POST /clone': { body: { added: 1, left: 0 } },
  });
  await model.clone('it_1', 'ca_2');
  expect(ids()).toContain('it_1');
  await model.move('it_1', 'ca_2');
  expect(ids()).not.toContain('it_1');
  const body = '{"catalogue_id":"ca_2","product_id":"it_1"}';
  expect(sent).toEqual([`POST /clone ${body}`, `POST /move ${body}`]);
  expect(toast.mock.calls.map(([notice]) => (notice as { message: string }).message)).toEqual([
    t.done.cloned,
    t.done.moved,
  ]);
});

test('a copy that was there already is told so, and a failed one in the words of the spec', async () => {
  const there = started({ 'POST /clone': { body: { added: 0, left: 0 } } });
  await there.model.clone('it_1', 'ca_2');
  expect(there.toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.done.already }));
  const failing = started({ 'POST /clone': refusal('catalogue_not_found', 404) });
  await failing.model.clone('it_1', 'ca_2');
  expect(failing.toast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Ocurrio un error al agregar al catálogo' }),
  );
});

describe('many products at once', () => {
  test('come in by a text piece by piece, until none is left; then the list is read anew', async () => {
    let left = 1000;
    const { model, sent, ids } = started({
      get 'POST /add_filtered'() {
        left -= 500;
        return { body: { added: 500, left } };
      },
      'GET ?offset=0&limit=30&text=': { body: { results: [productNo(3)], matches_estimated: 1 } },
    });
    await model.adding.start('falda');
    expect(sent).toEqual([
      'POST /add_filtered {"text":"falda"}',
      'POST /add_filtered {"text":"falda"}',
    ]);
    expect([model.adding.$forking.value, ids().length]).toEqual([true, 3]);
    await vi.advanceTimersByTimeAsync(FORKING_LONG_MS);
    expect([ids(), model.$total.value]).toEqual([['it_3'], 1]);
  });

  test('that are refused are told, and the list stays', async () => {
    const { model, toast } = started({ 'POST /clone': refusal('edited_meanwhile', 409) });
    await model.copying.start('ca_2');
    expect(model.copying.$forking.value).toBe(false);
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Ocurrió un error al copiar el catálogo' }),
    );
  });
});
