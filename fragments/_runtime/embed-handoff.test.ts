/** A partner page's cart on its way to the store, and back: the code, the sent lines, what was bought. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { CartLine } from '../../shared/state/cart-lines.ts';
import { emptyBought, wayToStore } from './embed-handoff.ts';

const way = { store: 'st_handoff', address: 'https://moda.test', token: 't.k', key: 'pk_x' };
const line = (sku: string, amount: number): CartLine => ({ item: 'i', sku, amount });
const many = Array.from({ length: 51 }, (_none, index) => line(`sk_${index}`, 1));

const kept = new Map<string, string>();
let asked: { method: string; url: string; body: unknown }[];
let answer: { status: number; response: object | null };

class Request {
  status = 0;
  response: object | null = null;
  onloadend = (): void => undefined;
  #asked = { method: '', url: '' };
  open(method: string, url: string): void {
    this.#asked = { method, url };
  }
  setRequestHeader(): void {}
  send(body?: string): void {
    asked.push({ ...this.#asked, body: body === undefined ? undefined : JSON.parse(body) });
    Object.assign(this, answer);
    queueMicrotask(() => this.onloadend());
  }
}

beforeEach(() => {
  kept.clear();
  asked = [];
  answer = { status: 0, response: null };
  vi.stubGlobal('XMLHttpRequest', Request);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  });
});

function fill(lines: readonly CartLine[]): void {
  kept.set('cart:st_handoff', JSON.stringify({ lines, updatedAt: 1 }));
}
const cart = () => (JSON.parse(kept.get('cart:st_handoff') ?? '') as { lines: CartLine[] }).lines;

test('a short cart goes by its link, under one code as long as it is the same', () => {
  fill([line('sk_a', 2)]);
  const href = wayToStore(way);
  expect(href).toMatch(
    /^https:\/\/moda\.test\/shopping-cart\?add=sk_a\.2&embed=t\.k&handoff=ho_[0-9a-hjkmnp-tv-z]{26}$/,
  );
  expect(wayToStore(way)).toBe(href);
  fill([line('sk_a', 3)]);
  expect(wayToStore(way)).not.toBe(href);
  expect(asked).toEqual([]);
});

test('an empty cart leads to the store alone', () => {
  expect(wayToStore({ ...way, token: undefined })).toBe('https://moda.test/shopping-cart');
});

test('more lines than a link takes are sent once, and the link has their code alone', async () => {
  fill(many);
  const code = `ho_${'3'.repeat(26)}`;
  answer = { status: 201, response: { code } };
  const [one, two] = await Promise.all([wayToStore(way), wayToStore(way)]);
  expect(one).toBe(`https://moda.test/shopping-cart?embed=t.k&handoff=${code}`);
  expect(two).toBe(one);
  expect(asked).toEqual([
    {
      method: 'POST',
      url: 'https://moda.test/api/partners/handoffs',
      body: { lines: many, embed_key: 'pk_x' },
    },
  ]);
});

test('where the store does not take them, the link names them after all', async () => {
  fill(many.slice(0, 51).map((each) => ({ ...each, amount: 2 })));
  answer = { status: 500, response: null };
  expect(await wayToStore(way)).toMatch(/\?add=sk_0\.2,sk_1\.2,.+&embed=t\.k$/);
});

test('what was bought leaves the cart; what came later stays', async () => {
  fill([line('sk_a', 2), line('sk_b', 1)]);
  void wayToStore(way);
  fill([line('sk_a', 3), line('sk_b', 1), line('sk_c', 1)]);
  answer = { status: 200, response: { state: 'taken' } };
  await emptyBought('st_handoff', way.address);
  expect(cart()).toHaveLength(3);
  answer = { status: 200, response: { state: 'bought' } };
  await emptyBought('st_handoff', way.address);
  expect(cart()).toEqual([line('sk_a', 1), line('sk_c', 1)]);
  asked = [];
  await emptyBought('st_handoff', way.address);
  expect(asked).toEqual([]);
});

test.each([
  { status: 500, response: null },
  { status: 0, response: null },
  { status: 200, response: null },
  { status: 200, response: { state: 'nonsense' } },
])('a store that says nothing of use leaves the cart as it is: %j', async (said) => {
  fill([line('sk_a', 2)]);
  void wayToStore(way);
  answer = said;
  await emptyBought('st_handoff', way.address);
  expect(cart()).toEqual([line('sk_a', 2)]);
});

test('a page whose storage is broken or refused asks nothing and throws nothing', async () => {
  kept.set('handoff:st_handoff', '{"code":');
  await emptyBought('st_handoff', way.address);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  await emptyBought('st_handoff', way.address);
  expect(wayToStore(way)).toBe('https://moda.test/shopping-cart?embed=t.k');
  expect(asked).toEqual([]);
});
