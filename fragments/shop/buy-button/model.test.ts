import { beforeEach, expect, test } from 'vitest';
import { buyModel, type BuyPorts } from './model.ts';
import type { Choice } from './props.ts';

const choice = (id: string, available: number | null): Choice => ({
  id,
  label: id,
  available,
  price: { now: `$${id}`, before: null, percentOff: null },
});
const choices = [choice('sk_a', 0), choice('sk_b', 3), choice('sk_c', null)];

let done: string[];
let held: number;
beforeEach(() => {
  done = [];
  held = 0;
});

const ports = (change: Partial<BuyPorts> = {}): BuyPorts => ({
  add: ({ id }) => {
    done.push(`add ${id}`);
    held += 1;
    return { problem: null, held: held - 1 };
  },
  open: () => done.push('open'),
  held: () => held,
  ...change,
});
const model = (change?: Partial<BuyPorts>) =>
  buyModel({ choices }, ports(change), () => done.push('draw'));

test('begins with the first variant that can be bought', () => {
  expect(model().state).toEqual({ choice: choices[1], said: undefined, held: 0 });
});

test('a press adds, tells, and opens the cart, in this order', () => {
  const button = model();
  button.buy();
  expect(done).toEqual(['add sk_b', 'draw', 'open']);
  expect(button.state).toMatchObject({ said: { tone: 'done' }, held: 1 });
});

test('a limit is told, and the cart stays closed', () => {
  const button = model({ add: () => ({ problem: 'insufficient_stock', held: 3 }) });
  button.buy();
  expect(done).toEqual(['draw']);
  expect(button.state.said).toEqual({ tone: 'error', problem: 'insufficient_stock', held: 3 });
});

test('a cart that throws is told as failed', () => {
  const button = model({
    add: () => {
      throw new Error('full');
    },
  });
  button.buy();
  expect(button.state.said).toMatchObject({ tone: 'error', problem: 'failed' });
  expect(done).toEqual(['draw']);
});

test('a choice forgets what was said; a line that is none changes nothing', () => {
  const button = model();
  button.buy();
  button.choose('sk_c.1');
  expect(button.state).toMatchObject({ choice: choices[2], said: undefined });
  button.choose('sk_zz.1');
  expect(button.state.choice).toBe(choices[2]);
});

test('what was added and taken out again is no longer told', () => {
  const button = model();
  button.buy();
  held = 0;
  button.counted();
  expect(button.state.said).toBeUndefined();
});
