import { beforeEach, expect, test, vi } from 'vitest';
import { dragRow } from './drag.ts';
import { heldPointer } from '../_runtime/held-pointer.ts';
import { orderModel } from './order.ts';

const window = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});

const t = { lifted: '', moved: '', dropped: '', canceled: '' };
const tell = (type: string, values: object = {}): void =>
  void window.dispatchEvent(Object.assign(new Event(type), values));
const move = (clientY: number): void => tell('pointermove', { clientX: 0, clientY });

function started() {
  const save = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  const order = orderModel({ ids: ['a', 'b', 'c'], nameOf: (id) => id, t, save });
  return { ...order, save };
}

/** Rows of ten pixels each. */
const rowAt = (_x: number, y: number): number => Math.floor(y / 10);

test('a row follows the pointer, and its order is saved once it is released', () => {
  const order = started();
  dragRow(order, 'a', rowAt);
  move(15);
  expect(order.$ids.value).toEqual(['b', 'a', 'c']);
  move(25);
  tell('pointerup');
  expect(order.save).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a'], 'a');
  move(5);
  expect(order.$ids.value).toEqual(['b', 'c', 'a']);
});

test.each([
  ['pointercancel', {}],
  ['keydown', { key: 'Escape' }],
])('%s puts the row back', (type, values) => {
  const order = started();
  dragRow(order, 'a', rowAt);
  move(25);
  tell(type, values);
  tell('pointerup');
  expect(order.$ids.value).toEqual(['a', 'b', 'c']);
  expect(order.save).not.toHaveBeenCalled();
});

test('a pointer that was released before its row could follow has dragged it all the same', () => {
  const order = started();
  const held = heldPointer();
  move(15);
  move(25);
  tell('pointerup');
  move(5);
  dragRow(order, 'a', rowAt, held);
  expect(order.save).toHaveBeenCalledExactlyOnceWith(['b', 'c', 'a'], 'a');
  expect(order.$lifted.value).toBeNull();
});

test('a pointer that was canceled before drags nothing', () => {
  const order = started();
  const held = heldPointer();
  move(25);
  tell('pointercancel');
  dragRow(order, 'a', rowAt, held);
  expect(order.save).not.toHaveBeenCalled();
  expect(order.$lifted.value).toBeNull();
});
