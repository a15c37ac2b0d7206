import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IMAGE_ERROR_MS, IMAGE_REJECTED_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import type { OfficePorts } from '../ports.ts';
import { pictureNo } from './fixtures.ts';
import { libraryModel } from './library.ts';
import { es as t, type LibraryWords } from './messages/es.ts';
import type { Sent } from './send-picture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const photo = (name = 'a.png', type = 'image/png', size = 4) =>
  new File(['x'.repeat(size)], name, { type });

function started(sent: Sent, answer = Response.json({}), start = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer);
  const toast = vi.fn<OfficePorts<LibraryWords>['toast']>();
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} };
  const send = vi.fn<() => Promise<Sent>>(async () => sent);
  const model = libraryModel({ t, api, toast }, send, {
    items: [pictureNo(1), pictureNo(2)],
    total: 2,
    page: 1,
    pageSize: 24,
    done: { changed: 'guardada', removed: 'borrada' },
    ...start,
  });
  const names = () => model.list.$list.value.items.map(({ name }) => name);
  const states = () => model.uploads.$uploads.value.map(({ state }) => state);
  return { model, fetch, toast, send, names, states };
}

test('a new picture stands first; one that was there already comes once', async () => {
  const { model, names, states } = started(ok(pictureNo(3)));
  model.add([photo(), photo()]);
  await vi.runAllTimersAsync();
  expect(names()).toEqual(['Foto 3', 'Foto 1', 'Foto 2']);
  expect(model.list.$list.value.total).toBe(3);
  expect(states()).toEqual(['done', 'done']);
});

test('a picture that gets its words, or only adorns, leaves the count of those without', async () => {
  const narrowed = { total: 30, lacks: 'description' as const, undescribed: 30 };
  const described = { ...pictureNo(1), alt: 'Flor' };
  const { model, fetch, names } = started(ok(pictureNo(3)), Response.json(described), narrowed);
  await model.change('pi_1', { alt: 'Flor' });
  expect(model.$undescribed.value).toBe(29);
  // It stays in sight, and none of the others is left out.
  expect(names()).toEqual(['Foto 1', 'Foto 2']);
  const rest = { results: [pictureNo(4)], matches_estimated: 29, undescribed: 29 };
  fetch.mockResolvedValueOnce(Response.json(rest));
  await model.list.more();
  const asked = new URL(fetch.mock.calls.at(-1)![0], 'http://a').searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({ offset: '1', lacks: 'description' });
  expect(model.list.$list.value.total).toBe(30);
  expect(model.$undescribed.value).toBe(29);

  fetch.mockResolvedValueOnce(Response.json({ ...pictureNo(2), decorative: true }));
  await model.change('pi_2', { decorative: true });
  expect(model.$undescribed.value).toBe(28);
  model.add([photo()]);
  await vi.runAllTimersAsync();
  expect(model.$undescribed.value).toBe(29);
});

test.each([
  ['of another type', photo('a.pdf', 'application/pdf')],
  ['that is too large', photo('a.png', 'image/png', 4_000_001)],
])('a file %s is never sent, and told for 15 seconds with size and formats', (_, file) => {
  const { model, toast, send } = started(ok(pictureNo(3)));
  model.add([file]);
  expect(send).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'error',
    title: 'Imagen rechazada',
    message: `${file.name}: puede ser JPG, PNG, WebP o SVG, de hasta 4 MB.`,
    seconds: IMAGE_REJECTED_SECONDS,
  });
});

test('a picture that the edge refuses is told in its words', async () => {
  const { model, toast, names } = started(fail({ isRefused: true, message: 'Está dañada.' }));
  model.add([photo()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ title: t.rejected, seconds: 15 });
  expect(toast.mock.calls[0]?.[0].message).toMatch(/^Está dañada\. a\.png/);
  expect(model.$alert.value).toBeNull();
  expect(names()).toHaveLength(2);
});

test('another failure is an alert that goes by itself after ten seconds', async () => {
  const { model, toast } = started(fail({ isRefused: false, message: '' }));
  model.add([photo()]);
  await vi.advanceTimersByTimeAsync(0);
  expect(model.$alert.value).toBe(t.sendFailed);
  expect(toast).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(IMAGE_ERROR_MS - 1);
  expect(model.$alert.value).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(model.$alert.value).toBeNull();
});

test('a change is shown and told; one that is refused changes nothing', async () => {
  const { model, names, toast } = started(
    ok(pictureNo(3)),
    Response.json({ ...pictureNo(2), name: 'Otra' }),
  );
  expect(await model.change('pi_2', { name: 'Otra' })).toBe(true);
  expect(names()).toEqual(['Foto 1', 'Otra']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: 'guardada' }));
  const refused = started(
    ok(pictureNo(3)),
    Response.json({ code: 'x', message: 'No' }, { status: 404 }),
  );
  expect(await refused.model.change('pi_2', { name: 'Otra' })).toBe(false);
  expect(refused.names()).toEqual(['Foto 1', 'Foto 2']);
});

test('a deletion waits five seconds, and is told', async () => {
  const { model, names, toast } = started(ok(pictureNo(3)));
  model.removals.start('pi_1');
  expect(names()).toHaveLength(2);
  await vi.runAllTimersAsync();
  expect(names()).toEqual(['Foto 2']);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: 'borrada' }));
});

test('where a picture is used is asked of the edge', async () => {
  const uses = [{ place: 'slide', id: 'ba_1', name: null }];
  const { model, fetch } = started(
    ok(pictureNo(3)),
    Response.json({ results: uses, matches_estimated: 1 }),
  );
  expect(await model.usesOf('pi_1')).toEqual(uses);
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/gallery/pi_1/uses');
});
