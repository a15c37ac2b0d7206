import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { arrived } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { ownOrdersModel } from './model.ts';

const t = messages.es;
const env = pageEnv({ base: '/tienda/a' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(answer: () => Response) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async () => answer());
  const toast = vi.fn<(notice: object) => void>();
  const api = { base: env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const model = ownOrdersModel(
    { t, toast, api },
    {
      env,
      supplier: 'st_a',
      orders: [arrived],
      total: 30,
      page: 1,
      narrowed: { text: '', show: 'all', start_date: '', end_date: '' },
      deposits: 0,
      isMoved: false,
      idempotencyKey: 'k',
    },
  );
  return { model, toast, fetch, row: () => model.list.$list.value.items[0] };
}

const moved = { ...arrived, state: 'in_process', next: 'to_deliver' } as const;

test('an order moves on after the time to undo it; undone, nothing is sent', async () => {
  const { model, fetch, row, toast } = started(() => Response.json(moved));
  model.moves.start(arrived.id);
  model.moves.undo(arrived.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(fetch).not.toHaveBeenCalled();
  model.moves.start(arrived.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  const [url, { method, body }] = fetch.mock.calls[0]!;
  expect(`${method} ${url}`).toBe('POST /tienda/a/api/admin/suppliers/st_a/orders/or_1/next');
  expect(body).toBe('{"from":"sent_to_supplier"}');
  expect(row()).toMatchObject({ state: 'in_process', next: 'to_deliver' });
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Pedido K7QX-2M4P: En proceso' }),
  );
});

test('an order that another account moved meanwhile stays as it was, and that is told', async () => {
  const refused = started(() =>
    Response.json(
      { code: 'order_moved', message: 'El pedido avanzó', request_id: 'rq' },
      { status: 409 },
    ),
  );
  refused.model.moves.start(arrived.id);
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(refused.row()).toEqual(arrived);
  expect(refused.toast).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'error', message: 'El pedido avanzó' }),
  );
});

test('the next rows are asked for as the list was narrowed', async () => {
  const { model, fetch } = started(() => Response.json({ results: [], matches_estimated: 30 }));
  await model.list.more();
  const { searchParams } = new URL(fetch.mock.calls[0]![0], 'http://a');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    offset: '1',
    include_delivered: 'true',
    include_canceled: 'true',
  });
});
