import { expect, test, vi } from 'vitest';
import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import { ringerOf } from './ringer.ts';

const MINE = 'st_moda';
const row = (minute: number, change: Partial<Conversation> = {}) =>
  ({
    pending: 1,
    last_message_sender: 'ac_rosa',
    last_message_date: `2026-11-29T12:0${minute}:00.000Z`,
    ...change,
  }) as Conversation;

function started(known: readonly Conversation[] = [row(1)]) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  const ring = vi.fn<() => void>();
  return { ...ringerOf(MINE, known, { storage: () => storage, ring }), ring };
}

test('a new message rings once; what was there before, and is read again, does not', () => {
  const { heard, ring } = started();
  heard([row(1)]);
  expect(ring).not.toHaveBeenCalled();
  heard([row(2), row(1)]);
  heard([row(2), row(1)]);
  expect(ring).toHaveBeenCalledOnce();
});

test.each([
  ['of the mailbox itself', { last_message_sender: MINE }],
  ['that was opened already', { pending: 0 }],
])('one %s does not', (_, change) => {
  const { heard, ring } = started();
  heard([row(2, change)]);
  expect(ring).not.toHaveBeenCalled();
});

test('switched off it stays still, also for what came meanwhile', () => {
  const { heard, ring, turn, isOn } = started();
  turn(false);
  expect(isOn()).toBe(false);
  heard([row(2)]);
  turn(true);
  heard([row(2)]);
  expect(ring).not.toHaveBeenCalled();
  heard([row(3)]);
  expect(ring).toHaveBeenCalledOnce();
});

test('a browser that keeps nothing rings', () => {
  const ring = vi.fn<() => void>();
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  const ringer = ringerOf(MINE, [], { storage: () => storage, ring });
  ringer.turn(false);
  ringer.heard([row(1)]);
  expect(ring).toHaveBeenCalledOnce();
});
