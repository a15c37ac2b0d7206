import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DEFERRED_REMOVAL_MS,
  REORDER_LOCK_MS,
  TOAST_SECONDS,
} from '../../../shared/kernel/constants/timers.ts';
import { refusal, type Reply } from '../../_runtime/fixtures.ts';
import { catalogueNo, propsOf } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { ownCataloguesModel } from './model.ts';
import { copyNames } from './model/names.ts';
import type { OwnCataloguesProps } from './props.ts';

const t = messages.es;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page of three catalogues; calls are answered by method and path below the API. */
function started(
  replies: Readonly<Record<string, Reply>> = {},
  given: Partial<OwnCataloguesProps> = {},
) {
  const sent: string[] = [];
  const toast = vi.fn<(notice: object) => void>();
  const props = propsOf(given);
  const fetch = (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const asked = `${method} ${url.slice('/tienda/a/api'.length)}`;
    sent.push(typeof body === 'string' ? `${asked} ${body}` : asked);
    const reply = replies[asked] ?? (method === 'GET' ? { body: props.list } : { body: {} });
    return Promise.resolve(Response.json(reply.body, { status: reply.status ?? 200 }));
  };
  const api = { base: '/tienda/a', tag: 'es-MX', fetch, wait: async () => {} };
  const model = ownCataloguesModel({ api, t, toast }, props);
  const ids = () => model.$order.value.$ids.value;
  const move = async (id: string, place: number): Promise<void> => {
    const order = model.$order.value;
    order.lift(id);
    order.moveTo(place);
    await order.drop();
  };
  return { model, sent, toast, ids, move };
}

const deleted = (id: string): Reply => ({
  body: { id, name: 'Catálogo 1', undo_until: new Date().toISOString() },
});

describe('the order', () => {
  test('is saved by one call for the moved row, which locks the rows for 2.5 s', async () => {
    const { move, ids, sent } = started({
      'POST /catalogues/ca_3/reposition': { body: catalogueNo(3, { version: 2 }) },
    });
    await move('ca_3', 0);
    expect(sent).toEqual(['POST /catalogues/ca_3/reposition {"position":0}']);
    expect(ids()).toEqual(['ca_3', 'ca_1', 'ca_2']);
    await move('ca_1', 0);
    await vi.advanceTimersByTimeAsync(REORDER_LOCK_MS - 1);
    await move('ca_1', 0);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await move('ca_1', 0);
    expect(sent).toHaveLength(2);
  });

  test('goes back where the edge refuses it, in the words of the spec', async () => {
    const { move, ids, toast, sent } = started({
      'POST /catalogues/ca_1/reposition': refusal('edited_meanwhile', 409),
    });
    await move('ca_1', 2);
    expect(ids()).toEqual(['ca_1', 'ca_2', 'ca_3']);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ocurrió un error' }));
    // The list was changed by another editor: it is read again.
    expect(sent.at(-1)).toBe('GET /catalogues-admin/?offset=0&limit=10');
  });

  test('of a later page counts the rows before it', async () => {
    const { move, sent } = started(
      { 'POST /catalogues/ca_2/reposition': { body: catalogueNo(2) } },
      { page: 3 },
    );
    await move('ca_2', 0);
    expect(sent).toEqual(['POST /catalogues/ca_2/reposition {"position":20}']);
  });
});

describe('a deletion', () => {
  test('is made at once, keeps its row for five seconds, and is told', async () => {
    const { model, sent, ids, toast } = started({
      'DELETE /catalogues/ca_1?force=false': deleted('ca_1'),
    });
    await model.remove('ca_1');
    expect(sent).toEqual(['DELETE /catalogues/ca_1?force=false']);
    expect([...model.$deleted.value.keys()]).toEqual(['ca_1']);
    await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
    expect(ids()).toEqual(['ca_2', 'ca_3']);
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: 'Catálogo borrado' }));
  });

  test('is undone by the edge, and the row stands where it was', async () => {
    const { model, sent, ids } = started({
      'DELETE /catalogues/ca_1?force=false': deleted('ca_1'),
    });
    await model.remove('ca_1');
    await model.restore('ca_1');
    await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
    expect(sent[1]).toMatch(/^POST \/catalogues\/ca_1\/restore/);
    expect(ids()).toEqual(['ca_1', 'ca_2', 'ca_3']);
    expect(model.$deleted.value.size).toBe(0);
  });

  test('of a catalogue with products warns for four seconds first', async () => {
    const { model, sent } = started({ 'DELETE /catalogues/ca_3?force=true': deleted('ca_3') });
    await model.remove('ca_3');
    expect([model.$warned.value, sent]).toEqual(['ca_3', []]);
    await vi.advanceTimersByTimeAsync(TOAST_SECONDS.short * 1000);
    expect(model.$warned.value).toBeNull();
    await model.remove('ca_3', true);
    expect(sent).toEqual(['DELETE /catalogues/ca_3?force=true']);
  });

  test('warns as well where products came meanwhile, and leaves the catalogue', async () => {
    const { model, ids } = started({
      'DELETE /catalogues/ca_1?force=false': refusal('product_catalogue_has_products', 409),
    });
    await model.remove('ca_1');
    expect(model.$warned.value).toBe('ca_1');
    expect(ids()).toContain('ca_1');
  });

  test('that fails is told in the words of the spec', async () => {
    const { model, ids, toast } = started({
      'DELETE /catalogues/ca_1?force=false': refusal('edited_meanwhile', 409),
    });
    await model.remove('ca_1');
    expect(ids()).toContain('ca_1');
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'El catálogo no se borró' }),
    );
  });

  test('that another account made already takes the row off the list', async () => {
    const { model, ids } = started({
      'DELETE /catalogues/ca_1?force=false': refusal('catalogue_not_found', 404),
    });
    await model.remove('ca_1');
    expect([ids(), model.$deleted.value.size]).toEqual([['ca_2', 'ca_3'], 0]);
  });

  test('of before the page was opened can be undone for what is left of its time', async () => {
    const undo_until = new Date(Date.now() + 2000).toISOString();
    const list = {
      ...propsOf().list,
      just_deleted: [{ id: 'ca_9', name: 'Ido', undo_until }],
    };
    const { model } = started({}, { list });
    model.arrive();
    await vi.advanceTimersByTimeAsync(1999);
    expect(model.$deleted.value.has('ca_9')).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(model.$deleted.value.has('ca_9')).toBe(false);
  });
});

describe('names', () => {
  test('a new catalogue stands last, and its form is empty again', async () => {
    const { model, sent, ids } = started({ 'POST /catalogues/': { body: catalogueNo(4) } });
    model.form.input('name', 'Otoño');
    await model.create();
    expect(sent).toEqual(['POST /catalogues/ {"name":"Otoño","name_en":null,"photo":null}']);
    expect(ids().at(-1)).toBe('ca_4');
    expect(model.form.$state.value.values['name']).toBe('');
  });

  test.each([
    ['', 'name'],
    ['x'.repeat(151), 'name'],
  ])('%j is not sent', async (name, field) => {
    const { model, sent } = started();
    model.form.input('name', name);
    await model.create();
    expect(sent).toEqual([]);
    expect(model.form.$state.value.touched).toEqual({ [field]: true });
  });

  test('a name that the edge refuses is told at its field', async () => {
    const { model } = started({ 'POST /catalogues/': refusal('invalid_request', 400, 'name') });
    model.form.input('name', 'Otoño');
    await model.create();
    expect(model.form.$state.value.refused).toEqual({ name: 'Nombre inválido' });
  });

  test('that somebody else changed meanwhile are told, and can be overwritten', async () => {
    const list = {
      ...propsOf().list,
      results: [catalogueNo(1, { name: 'De ella', version: 2 })],
    };
    const { model, sent } = started({
      'PATCH /catalogues/ca_1': refusal('edited_meanwhile', 409),
      'GET /catalogues-admin/?offset=0&limit=10': { body: list },
    });
    const names = { name: 'Mío', name_en: null };
    const failure = await model.rename('ca_1', names);
    expect(failure?.message).toContain('«De ella»');
    expect(failure?.now).toMatchObject({ name: 'De ella', version: 2 });
    await model.rename('ca_1', names);
    expect(sent.filter((one) => one.startsWith('PATCH'))).toEqual([
      'PATCH /catalogues/ca_1 {"name":"Mío","name_en":null,"version":1}',
      'PATCH /catalogues/ca_1 {"name":"Mío","name_en":null,"version":2}',
    ]);
  });

  test('a copy’s names are no longer than names may be', () => {
    const { name, name_en } = copyNames({ name: '🧥'.repeat(150), name_en: 'Coats' }, t);
    expect(Array.from(name)).toHaveLength(150);
    expect([name.endsWith(' (copia)'), name_en]).toEqual([true, 'Coats (copy)']);
  });
});
