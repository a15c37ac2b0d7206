import { expect, test } from 'vitest';
import { fileOf, isUndoable, newJobRow, viewOf } from './mapper.ts';
import type { JobRow } from './statements.ts';

const NOW = Date.UTC(2026, 10, 22);
const KIND = { name: 'prices', undoMs: 1000, steps: [{ name: 'read' }, { name: 'write' }] };
const FILE = { parts: ['a'], name: 'a.csv', type: 'text/csv' };
const START = newJobRow(
  { id: 'jb_1', storeId: 'st_a', askedBy: 'ac_a', kind: 'prices', input: { by: 10 } },
  NOW,
);

const view = (change: Partial<JobRow>, kinds = [KIND], now = NOW) =>
  viewOf({ ...START, ...change }, kinds, now);

test('a job that was just asked for', () => {
  expect(START).toMatchObject({ input: '{"by":10}', next_at: NOW, attempts: 0, cancel_asked: 0 });
  expect(view({})).toEqual({
    id: 'jb_1',
    kind: 'prices',
    state: 'waiting',
    step: 'read',
    done: 0,
    total: null,
    can_cancel: true,
    can_undo: false,
    has_file: false,
    counts: null,
    created_at: '2026-11-22T00:00:00.000Z',
    ended_at: null,
  });
});

test.each<[JobRow['state'], boolean]>([
  ['waiting', true],
  ['running', true],
  ['undoing', false],
  ['done', false],
  ['failed', false],
  ['canceled', false],
])('a job that is %s can be canceled: %s', (state, can) => {
  expect(view({ state }).can_cancel).toBe(can);
  expect(view({ state, cancel_asked: 1 }).can_cancel).toBe(false);
});

test('the step is told by name while the job goes on', () => {
  expect(view({ step: 1 }).step).toBe('write');
  expect(view({ step: 2 }).step).toBeNull();
  expect(view({ step: 1, ended_at: NOW }).step).toBeNull();
  expect(view({}, []).step).toBeNull();
});

test('a finished job can be undone for its time alone', () => {
  const done = { state: 'done', ended_at: NOW } as const;
  expect(view(done, [KIND], NOW + 999)).toMatchObject({
    can_undo: true,
    ended_at: '2026-11-22T00:00:00.000Z',
  });
  expect(view(done, [KIND], NOW + 1000).can_undo).toBe(false);
  expect(view({ ...done, state: 'failed' }).can_undo).toBe(false);
  expect(view(done, []).can_undo).toBe(false);
  expect(isUndoable({ ...START, ...done }, { undoMs: 0 }, NOW - 1)).toBe(false);
  expect(isUndoable(START, { undoMs: 1000 }, NOW)).toBe(false);
});

test('only a finished job has a file', () => {
  const result = JSON.stringify({ file: FILE });
  expect(view({ state: 'done', result }).has_file).toBe(true);
  expect(view({ state: 'running', result }).has_file).toBe(false);
  expect(view({ state: 'done', result: '{}' }).has_file).toBe(false);
  expect(fileOf({ result })).toEqual(FILE);
  expect(fileOf({ result: null })).toBeUndefined();
});
