import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { shownHold as hold } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { holdsModel } from './model.ts';

const t = messages.es;
const env = pageEnv({ base: '/tienda/a' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(answer: () => Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  const toast = vi.fn<(notice: object) => void>();
  const api = { base: env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const props = { env, holds: [hold], total: 1, page: 1, isFreed: false, idempotencyKey: 'k' };
  const model = holdsModel({ t, toast, api }, props);
  const made = () => fetch.mock.calls.map(([url, { method }]) => `${method} ${url}`);
  return { model, toast, made, rows: () => model.list.$list.value.items };
}

const refusal = (status: number, code: string) =>
  Response.json({ code, message: 'No se pudo', request_id: 'rq' }, { status });

test('a hold is freed after the time to undo it; undone, nothing is sent', async () => {
  const { model, made, rows, toast } = started(() => Response.json({}));
  model.removals.start(hold.id);
  model.removals.undo(hold.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(made()).toEqual([]);
  model.removals.start(hold.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(made()).toEqual([`DELETE /tienda/a/api/orders/holds/${hold.id}`]);
  expect(rows()).toEqual([]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.freed }));
});

test('a hold whose payment has begun stays; one that is gone goes', async () => {
  const paying = started(() => refusal(409, 'hold_is_paying'));
  paying.model.removals.start(hold.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(paying.rows()).toEqual([hold]);
  expect(paying.toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));

  const gone = started(() => refusal(404, 'hold_not_found'));
  gone.model.removals.start(hold.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(gone.rows()).toEqual([]);
});

test('one hold is freed, and the next page goes on where this one ends', async () => {
  const other = { ...hold, id: `${hold.id}2` };
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () =>
    Response.json({ results: [], matches_estimated: 90 }),
  );
  const api = { base: env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const props = { env, holds: [hold, other], total: 90, isFreed: false, idempotencyKey: 'k' };
  const toast = vi.fn<(notice: object) => void>();
  const model = holdsModel({ t, toast, api }, { ...props, page: 3 });
  await model.list.more();
  const { searchParams } = new URL(fetch.mock.calls[0]![0], 'http://a');
  const limit = Number(searchParams.get('limit'));
  expect(Number(searchParams.get('offset'))).toBe(2 * limit + 2);
  model.removals.start(hold.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(model.list.$list.value.items).toEqual([other]);
});
