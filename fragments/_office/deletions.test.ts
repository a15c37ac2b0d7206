import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fail, ok } from '../../shared/kernel/result.ts';
import { DEFERRED_REMOVAL_MS } from '../../shared/kernel/constants/timers.ts';
import { deletions } from './deletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = (id: string) => ({
  id,
  name: id.toUpperCase(),
  undo_until: new Date(Date.now() + DEFERRED_REMOVAL_MS).toISOString(),
});

function start(replies: { back?: () => Promise<boolean>; isHeld?: () => boolean } = {}) {
  const over: string[] = [];
  const asked: string[] = [];
  const model = deletions({
    known: [row('old')],
    remove: (id) => {
      asked.push(id);
      return Promise.resolve(
        id === 'gone' ? fail({ code: 'item_not_found', message: '' }) : ok(row(id)),
      );
    },
    restore: replies.back ?? (() => Promise.resolve(true)),
    gone: () => 'item_not_found',
    refused: () => {},
    over: (id) => over.push(id),
    isHeld: replies.isHeld ?? (() => false),
  });
  return { model, over, asked };
}

test('one that is pressed twice is made once', async () => {
  const { model, asked } = start();
  await Promise.all([model.remove('a'), model.remove('a')]);
  expect(asked).toEqual(['a']);
});

test('the offers that the page was made with end at their time', async () => {
  const { model, over } = start();
  model.arrive();
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS - 1);
  expect([over, model.$deleted.value.has('old')]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([over, model.$deleted.value.has('old')]).toEqual([['old'], false]);
});

test('a row does not leave while it is being put back, nor while another is held', async () => {
  let answer: (isBack: boolean) => void = () => {};
  let isHeld = false;
  const back = () => new Promise<boolean>((done) => (answer = done));
  const { model, over } = start({ back, isHeld: () => isHeld });
  await model.remove('a');
  const restored = model.restore('a');
  await vi.advanceTimersByTimeAsync(3 * DEFERRED_REMOVAL_MS);
  expect(over).toEqual([]);
  answer(true);
  expect([await restored, model.$deleted.value.has('a')]).toEqual([true, false]);
  isHeld = true;
  await model.remove('b');
  await vi.advanceTimersByTimeAsync(2 * DEFERRED_REMOVAL_MS);
  expect(over).toEqual([]);
  isHeld = false;
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(over).toEqual(['b']);
});

test('a row that is deleted, put back and deleted again has its whole time again', async () => {
  const { model, over } = start();
  await model.remove('a');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS - 1000);
  await model.restore('a');
  await model.remove('a');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS - 1);
  expect(over).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toEqual(['a']);
});

test('a row that another account has deleted leaves at once', async () => {
  const { model, over } = start();
  await model.remove('gone');
  expect([over, model.$deleted.value.has('gone')]).toEqual([['gone'], false]);
});
