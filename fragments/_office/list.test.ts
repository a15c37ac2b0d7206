import { expect, test, vi } from 'vitest';
import type { ApiError } from '../../shared/api-client/index.ts';
import { listModel } from './list.ts';

const row = (n: number) => ({ id: `cb_${n}` });
const list = (ids: number[], total: number) =>
  ({ ok: true, value: { results: ids.map((n) => row(n)), matches_estimated: total } }) as const;
const FAILURE = { ok: false, error: { message: 'no' } as ApiError } as const;
type Reply = ReturnType<typeof list> | typeof FAILURE;

function started(
  answer: () => Reply,
  {
    page = 1,
    failed = false,
    onFail,
  }: { page?: number; failed?: boolean; onFail?: () => void } = {},
) {
  const next = vi.fn<(offset: number) => Promise<Reply>>(() => Promise.resolve(answer()));
  const model = listModel({
    items: failed ? [] : [row(1), row(2)],
    total: failed ? 0 : 4,
    before: (page - 1) * 10,
    failed,
    next,
    ...(onFail ? { onFail } : {}),
  });
  return { ...model, next, ids: () => model.$list.value.items.map(({ id }) => id) };
}

test('the next ones are added below, none twice', async () => {
  const { $list, more, next, ids } = started(() => list([2, 3, 4], 4), { page: 2 });
  await Promise.all([more(), more()]);
  expect(next.mock.calls).toEqual([[12]]);
  expect(ids()).toEqual(['cb_1', 'cb_2', 'cb_3', 'cb_4']);
  expect($list.value).toMatchObject({ status: 'ready', total: 4 });
});

test('a failure leaves the rows, and the next ones may be asked for again', async () => {
  let works = false;
  const { $list, more, ids } = started(() => (works ? list([3], 3) : FAILURE));
  await more();
  expect($list.value.status).toBe('failed');
  expect(ids()).toEqual(['cb_1', 'cb_2']);
  works = true;
  await more();
  expect(ids()).toEqual(['cb_1', 'cb_2', 'cb_3']);
});

test('a failure that is told elsewhere leaves the list ready', async () => {
  const onFail = vi.fn<() => void>();
  const { $list, more } = started(() => FAILURE, { onFail });
  await more();
  expect(onFail).toHaveBeenCalledWith(FAILURE.error);
  expect($list.value.status).toBe('ready');
});

test('without rows it shows the failure, since none is not what it knows', async () => {
  const { $list, more } = started(() => FAILURE, { failed: true, onFail: () => {} });
  await more();
  expect($list.value.status).toBe('failed');
});

test('a list that the page could not read is asked for from its beginning', async () => {
  const { $list, more, next } = started(() => list([], 0), { failed: true });
  expect($list.value.status).toBe('failed');
  await more();
  expect(next).toHaveBeenCalledWith(0);
  expect($list.value).toMatchObject({ status: 'ready', total: 0 });
});

test('an answer without new rows ends the list', async () => {
  const { $list, more } = started(() => list([], 4));
  await more();
  expect($list.value.total).toBe(2);
});

test('the total follows rows that come and go', () => {
  const { $list, change } = started(() => FAILURE);
  change((items) => [...items, row(9)]);
  expect($list.value.total).toBe(5);
  change((items) => items.slice(2));
  expect($list.value).toMatchObject({ total: 3, items: [row(9)] });
});
