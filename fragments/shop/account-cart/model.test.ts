import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnCartView } from '../../../shared/contracts/own-cart.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import type { CartLine } from '../../../shared/state/cart-lines.ts';
import { accountCart, type AccountCartPorts, type Told } from './model.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const line = (sku: string, amount = 1): CartLine => ({ item: `it_${sku}`, sku, amount });
const viewOf = (lines: readonly CartLine[], version = 0) =>
  ok({ lines: [...lines], version } as unknown as OwnCartView);
const failed = fail({ code: 'network_failed' as const, message: '' });
const changed = fail({ code: 'cart_changed' as const, message: '' });

/** The cart on the edge, which several browsers share. */
function edge(lines: CartLine[] = []) {
  const answered = new Map<string, readonly CartLine[]>();
  return {
    lines,
    version: 1,
    fails: new Set<'fetch' | 'replace' | 'takeOver' | 'answer'>(),
    take(sent: readonly CartLine[], key: string) {
      const known = answered.get(key);
      if (known) return known;
      for (const one of sent) {
        const there = this.lines.find(({ sku }) => sku === one.sku);
        if (there) there.amount = Math.max(there.amount, one.amount);
        else this.lines.push({ ...one });
      }
      this.version += 1;
      answered.set(key, structuredClone(this.lines));
      return this.lines;
    },
  };
}
type Edge = ReturnType<typeof edge>;

/** One browser; its storage outlives its pages. */
function browser(at: Edge, kept: { visitor?: CartLine[]; own?: CartLine[]; told?: Told } = {}) {
  const state = {
    visitor: [] as readonly CartLine[],
    own: [] as readonly CartLine[],
    told: {},
    left: false,
    ...kept,
  };
  const keys: string[] = [];
  const ports: AccountCartPorts = {
    visitor: () => state.visitor,
    keepVisitor: (lines) => void (state.visitor = lines),
    own: () => state.own,
    keepOwn: (lines) => void (state.own = lines),
    told: () => state.told,
    keepTold: (told) => void (state.told = told),
    fetch: async () =>
      at.fails.has('fetch') ? failed : viewOf(structuredClone(at.lines), at.version),
    async replace(lines, version) {
      if (at.fails.has('replace')) return failed;
      if (version !== at.version) return changed;
      at.lines = structuredClone([...lines]);
      at.version += 1;
      return viewOf(at.lines, at.version);
    },
    async takeOver(lines, key) {
      keys.push(key);
      if (at.fails.has('takeOver')) return failed;
      const taken = structuredClone(at.take(lines, key));
      return at.fails.has('answer') ? failed : viewOf(taken);
    },
    leave: () => void (state.left = true),
  };
  return {
    state,
    keys,
    ports,
    page: () => accountCart(ports),
    begin: () => accountCart(ports).begin(),
  };
}

describe('at sign-in', () => {
  test('local lines join the account’s, and then leave', async () => {
    const at = edge([line('a', 2)]);
    const one = browser(at, { visitor: [line('a', 1), line('b', 3)] });
    await one.begin();
    expect(at.lines).toEqual([line('a', 2), line('b', 3)]);
    expect(one.state).toMatchObject({ visitor: [], own: at.lines, told: { own: at.lines } });
    await one.begin();
    expect(one.keys).toHaveLength(1);
    expect(at.lines).toEqual([line('a', 2), line('b', 3)]);
  });

  test('they stay where they are when the call fails, and go over with the same key', async () => {
    const at = edge();
    const one = browser(at, { visitor: [line('a')] });
    at.fails.add('takeOver');
    await one.begin();
    expect(one.state.visitor).toEqual([line('a')]);
    at.fails.clear();
    await one.begin();
    expect(one.state).toMatchObject({ visitor: [], own: [line('a')] });
    expect(new Set(one.keys).size).toBe(1);
  });

  test('an answer that was lost is asked for again, and nothing goes over twice', async () => {
    const at = edge();
    const one = browser(at, { visitor: [line('a', 2)] });
    at.fails.add('answer');
    await one.begin();
    expect(one.state.visitor).toEqual([line('a', 2)]);
    at.fails.clear();
    await one.begin();
    expect(at.lines).toEqual([line('a', 2)]);
    expect(one.state.visitor).toEqual([]);
  });

  test('other lines are another taking over, with a key of its own', async () => {
    const at = edge();
    const one = browser(at, { visitor: [line('a')] });
    at.fails.add('takeOver');
    await one.begin();
    one.state.visitor = [line('a'), line('b')];
    at.fails.clear();
    await one.begin();
    expect(new Set(one.keys).size).toBe(2);
    expect(at.lines).toEqual([line('a'), line('b')]);
  });

  test('a line that is put in while the lines go over is not lost, in either cart', async () => {
    const at = edge();
    const one = browser(at, { visitor: [line('a')] });
    const { takeOver } = one.ports;
    vi.spyOn(one.ports, 'takeOver').mockImplementation(async (lines, key) => {
      const answer = await takeOver(lines, key);
      one.state.visitor = [line('a', 3), line('c')];
      one.state.own = [line('b')];
      return answer;
    });
    await one.begin();
    expect(one.state.visitor).toEqual([line('a', 2), line('c')]);
    expect(one.state.own).toEqual([line('a'), line('b')]);
    await one.begin();
    expect(at.lines.map(({ sku }) => sku).toSorted()).toEqual(['a', 'b', 'c']);
  });

  test('a line that was put in before the account’s cart was known joins it', async () => {
    const at = edge([line('z')]);
    const one = browser(at, { own: [line('a')] });
    await one.begin();
    expect(at.lines).toEqual([line('z'), line('a')]);
    expect(one.state.own).toEqual(at.lines);
  });
});

describe('afterwards', () => {
  test('another device’s lines are fetched', async () => {
    const at = edge([line('a', 4)]);
    const one = browser(at);
    await one.begin();
    expect(one.state.own).toEqual([line('a', 4)]);
  });

  test('changes are told, several at once', async () => {
    const at = edge();
    const one = browser(at);
    const page = one.page();
    await page.begin();
    const replace = vi.spyOn(one.ports, 'replace');
    one.state.own = [line('a')];
    page.changed();
    await vi.advanceTimersByTimeAsync(200);
    one.state.own = [line('a', 2)];
    page.changed();
    await vi.advanceTimersByTimeAsync(500);
    expect(at.lines).toEqual([line('a', 2)]);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  test('a change that could not be told is told by the next page', async () => {
    const at = edge([line('a'), line('b')]);
    const one = browser(at);
    const page = one.page();
    await page.begin();
    at.fails.add('replace');
    one.state.own = [line('b', 5)];
    page.changed();
    await vi.advanceTimersByTimeAsync(500);
    at.fails.clear();
    await one.begin();
    expect(at.lines).toEqual([line('b', 5)]);
    expect(one.state.own).toEqual([line('b', 5)]);
  });

  test('two devices keep each other’s changes', async () => {
    const at = edge([line('a'), line('b')]);
    const phone = browser(at);
    const desk = browser(at);
    await phone.begin();
    await desk.begin();
    phone.state.own = [line('a'), line('b'), line('c')];
    desk.state.own = [line('a', 2)];
    await phone.begin();
    await desk.begin();
    await phone.begin();
    expect(at.lines).toEqual([line('a', 2), line('c')]);
    expect(phone.state.own).toEqual(at.lines);
    expect(desk.state.own).toEqual(at.lines);
  });

  test('two devices that change the cart in the same moment lose nothing', async () => {
    const at = edge([line('a'), line('b')]);
    const phone = browser(at);
    const desk = browser(at);
    await phone.begin();
    await desk.begin();
    phone.state.own = [line('a'), line('b'), line('c')];
    desk.state.own = [line('a', 2)];
    // Both browsers have read the cart before either one writes.
    const { fetch } = phone.ports;
    vi.spyOn(phone.ports, 'fetch').mockImplementationOnce(async () => {
      const there = await fetch();
      await desk.begin();
      return there;
    });
    const replace = vi.spyOn(phone.ports, 'replace');
    await phone.begin();
    expect(at.lines).toEqual([line('a', 2), line('c')]);
    expect(phone.state).toMatchObject({ own: at.lines, told: { own: at.lines } });
    expect(replace).toHaveBeenCalledTimes(2);
  });

  test('a browser that is always too late gives up for now, and the next page tells', async () => {
    const at = edge([line('a')]);
    const one = browser(at);
    await one.begin();
    one.state.own = [line('a'), line('b')];
    const replace = vi.spyOn(one.ports, 'replace').mockResolvedValue(changed);
    await one.begin();
    expect(replace).toHaveBeenCalledTimes(5);
    expect(at.lines).toEqual([line('a')]);
    replace.mockRestore();
    await one.begin();
    expect(at.lines).toEqual([line('a'), line('b')]);
  });

  test('lines that are there already are not written again', async () => {
    const at = edge([line('a')]);
    const one = browser(at);
    await one.begin();
    one.state.own = [line('a', 2)];
    at.lines = [line('a', 2)];
    const replace = vi.spyOn(one.ports, 'replace');
    await one.begin();
    expect(replace).not.toHaveBeenCalled();
    expect(one.state.told.own).toEqual([line('a', 2)]);
  });

  test('a visitor’s lines that come later do not take an untold change along', async () => {
    const at = edge([line('a')]);
    const one = browser(at);
    await one.begin();
    one.state.own = [line('a', 7)];
    one.state.visitor = [line('b')];
    at.fails.add('replace');
    await one.begin();
    expect(one.state).toMatchObject({ visitor: [], own: [line('a', 7), line('b')] });
    at.fails.clear();
    await one.begin();
    expect(at.lines).toEqual([line('a', 7), line('b')]);
  });

  test('a page that outlived its session is left, and nothing is lost', async () => {
    const one = browser(edge(), { visitor: [line('a')] });
    const ended = fail({ code: 'login_required' as const, message: '' });
    vi.spyOn(one.ports, 'takeOver').mockResolvedValue(ended);
    await one.begin();
    expect(one.state).toMatchObject({ left: true, visitor: [line('a')] });
  });

  test('without storage the edge is not asked', async () => {
    const one = browser(edge([line('a')]));
    const fetch = vi.spyOn(one.ports, 'fetch');
    vi.spyOn(one.ports, 'told').mockImplementation(() => {
      throw new Error('denied');
    });
    await one.begin();
    expect(fetch).not.toHaveBeenCalled();
  });
});
