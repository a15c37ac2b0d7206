/** An open conversation against a line and an edge that do as they are told. */
import { beforeEach, describe, expect, test } from 'vitest';
import { PENDING_RESET_MS } from '../../../shared/kernel/constants/timers.ts';
import { DISMISSED, VARIANT_AFTER_MS } from '../../../shared/rules/talk-line.ts';
import { ME, message, seqs, settled, TalkPage } from '../../../tests/support/talk-page.ts';

let page: TalkPage;

beforeEach(() => {
  page = new TalkPage();
});

describe('what arrives', () => {
  test('is shown once, in order, whichever way it comes', async () => {
    const model = page.start();
    page.say({ type: 'message', message: message(3) });
    page.say({ type: 'message', message: message(3) });
    expect(seqs(model)).toEqual([1, 2, 3]);
  });

  test('after a gap waits until the gap is filled', async () => {
    page.answers = (url) =>
      url.includes('since=2')
        ? { results: [message(3), message(4)], matches_estimated: 2, seq: 4, read: 1, pending: 2 }
        : undefined;
    const model = page.start();
    page.say({ type: 'message', message: message(4) });
    expect(seqs(model)).toEqual([1, 2]);
    await settled();
    expect(seqs(model)).toEqual([1, 2, 3, 4]);
    expect(model.$read.get()).toBe(1);
  });

  test('a note of the other side leaves no gap', () => {
    const model = page.start();
    page.say({ type: 'message', message: message(4, { after: 2 }) });
    expect(seqs(model)).toEqual([1, 2, 4]);
  });

  test('is opened only while somebody looks', async () => {
    page.isSeen = false;
    const model = page.start();
    page.say({ type: 'message', message: message(3) });
    await settled();
    expect(page.sent).toEqual([]);
    page.isSeen = true;
    model.wake();
    await settled();
    expect(page.sent[0]).toMatchObject({ method: 'PATCH' });
  });
});

describe('what was opened', () => {
  const patches = () => page.sent.filter(({ method }) => method === 'PATCH');

  test('is told where one of the new messages is the other side’s, whoever wrote the last', async () => {
    page.answers = (_, method) => (method === 'PATCH' ? {} : undefined);
    const model = page.start();
    await settled();
    const before = patches().length;
    page.isSeen = false;
    page.say({ type: 'message', message: message(3) });
    page.say({ type: 'message', message: message(4, { owner: ME }) });
    page.isSeen = true;
    model.wake();
    await settled();
    expect(patches()).toHaveLength(before + 1);
  });

  test('is new for ten seconds more', async () => {
    page.answers = (_, method) => (method === 'PATCH' ? {} : undefined);
    const model = page.start();
    await settled();
    expect(model.$news.get()).toBe(true);
    page.timers.find(({ at }) => at === PENDING_RESET_MS)!.run();
    expect(model.$news.get()).toBe(false);
  });

  test('and could not be told is told again after ten seconds', async () => {
    page.start();
    await settled();
    const before = patches().length;
    page.timers.find(({ at }) => at === PENDING_RESET_MS)!.run();
    expect(patches()).toHaveLength(before + 1);
  });

  test('is not told of the reader’s own messages', async () => {
    page.isSeen = false;
    page.answers = (_, method) => (method === 'PATCH' ? {} : undefined);
    const model = page.start();
    page.isSeen = true;
    model.wake();
    await settled();
    const before = patches().length;
    page.say({ type: 'message', message: message(3, { owner: ME }) });
    await settled();
    expect(patches()).toHaveLength(before);
  });
});

describe('the item that a conversation is about', () => {
  const asked = () => page.sent.filter(({ url }) => url.endsWith('/variant'));
  const variant = { name: 'Falda', list_price: 59_900 };

  test('is asked for once where the first unread message has waited for more than five minutes', async () => {
    page.answers = (url) => (url.endsWith('/variant') ? { variant } : undefined);
    const model = page.start({ pending: 2, at: -VARIANT_AFTER_MS - 1 });
    await settled();
    expect(model.$variant.get()).toEqual(variant);
    page.say({ type: 'message', message: message(3) });
    model.wake();
    await settled();
    expect(asked()).toHaveLength(1);
  });

  test.each([
    ['nothing waits', { pending: 0, at: -VARIANT_AFTER_MS - 1 }],
    ['it came just now', { pending: 1, at: -VARIANT_AFTER_MS }],
  ])('is not asked for where %s', async (_, how) => {
    page.start(how);
    await settled();
    expect(asked()).toEqual([]);
  });

  test('waits until somebody looks, and is left out where it cannot be had', async () => {
    page.isSeen = false;
    const model = page.start({ pending: 1, at: -VARIANT_AFTER_MS - 1 });
    await settled();
    expect(asked()).toEqual([]);
    page.isSeen = true;
    model.wake();
    await settled();
    expect(asked()).not.toEqual([]);
    expect(model.$variant.get()).toBeNull();
  });
});

describe('what is written', () => {
  test('fails, survives a reload, and is tried again under its key', async () => {
    const model = page.start();
    model.send('La quiero', [], false);
    await settled();
    await settled();
    expect(model.$unsent.get()).toMatchObject([{ body: 'La quiero', state: 'failed' }]);
    const [{ key } = { key: undefined }] = page.sent.filter(({ method }) => method === 'POST');

    const again = page.start();
    expect(again.$unsent.get()).toMatchObject([{ body: 'La quiero', state: 'failed' }]);
    page.answers = (_url, method) =>
      method === 'POST' ? message(3, { owner: ME, key: key! }) : undefined;
    again.retry(key!);
    await settled();
    expect(page.sent.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({ key });
    expect([again.$unsent.get(), seqs(again), page.kept.get('unsent')]).toEqual([
      [],
      [1, 2, 3],
      undefined,
    ]);
  });

  test('is acknowledged by the line as well, and shown once', async () => {
    const model = page.start();
    model.send('Hola', [], false);
    const { key } = model.$unsent.get()[0]!;
    page.say({ type: 'message', message: message(3, { owner: ME, key }) });
    expect([model.$unsent.get(), seqs(model)]).toEqual([[], [1, 2, 3]]);
  });
});

describe('the line', () => {
  test('comes back by number, later each time, and asks instead after three refusals', async () => {
    page.start();
    expect(page.wires.map(({ since }) => since)).toEqual([2]);
    const waits: number[] = [];
    for (let refusal = 0; refusal < 3; refusal += 1) {
      page.wires.at(-1)!.closed(1006);
      const timer = page.timers.at(-1)!;
      waits.push(timer.at);
      if (refusal < 2) timer.run();
    }
    expect(waits).toEqual([500, 1000, 5000]);
    await settled();
    expect(page.sent.some(({ url }) => url.includes('since=2'))).toBe(true);
  });

  test('is dead after ten seconds without an answer to a ping', () => {
    const model = page.start();
    page.wires[0]!.opened();
    page.timers.find(({ at }) => at === 30_000)!.run();
    page.timers.find(({ at }) => at === 10_000)!.run();
    expect(model.$live.get()).toBe(false);
    page.timers.at(-1)!.run();
    expect(page.wires).toHaveLength(2);
  });

  test('of somebody who may not read any more stays away', () => {
    const model = page.start();
    page.wires[0]!.opened();
    page.timers = [];
    page.wires[0]!.closed(DISMISSED);
    model.wake();
    expect([page.timers, page.wires.length]).toEqual([[], 1]);
  });
});

test('words are kept as they are typed, until they are sent or taken away', () => {
  const model = page.start();
  model.typed('Hola, ¿hay');
  expect(page.kept.get('draft')).toBe('Hola, ¿hay');
  model.send('Hola, ¿hay en azul?', [], false);
  expect(page.kept.has('draft')).toBe(false);
  model.typed('Otra');
  model.typed('');
  expect(page.kept.has('draft')).toBe(false);
});
