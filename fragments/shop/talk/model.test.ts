/** An open conversation against a line and an edge that do as they are told. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { TalkEvent, TalkMessage } from '../../../shared/contracts/inbox.ts';
import { PENDING_RESET_MS } from '../../../shared/kernel/constants/timers.ts';
import { DISMISSED } from '../../../shared/rules/talk-line.ts';
import { talkModel } from './model.ts';
import type { Heard } from '../../_runtime/socket-line.ts';
import type { TalkPorts } from './ports.ts';

const ME = 'ac_rosa';
const ID = `cv_${'0'.repeat(26)}`;

function message(seq: number, change: Partial<TalkMessage> = {}): TalkMessage {
  return {
    id: `mg_${seq}`,
    seq,
    after: seq - 1,
    owner: 'st_moda',
    peer_name: 'Lirio',
    body: `m${seq}`,
    is_deleted: false,
    created_at: '2026-11-26T12:00:00.000Z',
    tags: [],
    links: [],
    visibility_ids: [],
    notice: null,
    attachments: [],
    key: null,
    ...change,
  };
}

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly key: string | undefined;
}

let wires: (Heard & { readonly since: number })[];
let sent: Sent[];
let timers: { run: () => void; at: number }[];
let kept: Map<string, string>;
let answers: (url: string, method: string) => unknown;
let isSeen: boolean;

beforeEach(() => {
  wires = [];
  sent = [];
  timers = [];
  kept = new Map();
  isSeen = true;
  answers = () => undefined;
});

function start() {
  const ports: TalkPorts = {
    api: {
      base: '',
      tag: 'es-MX',
      wait: async () => {},
      fetch: async (url, { method = 'GET', headers }) => {
        const key = (headers as Record<string, string>)['idempotency-key'];
        sent.push({ method, url, key });
        const body = answers(url, method);
        if (body === undefined) throw new TypeError('Failed to fetch');
        return Response.json(body);
      },
    },
    connect(since, heard) {
      wires.push({ since, ...heard });
      return { send: () => {}, close: () => {} };
    },
    isSeen: () => isSeen,
    now: () => 0,
    wait(run, at) {
      const timer = { run, at };
      timers.push(timer);
      return () => void (timers = timers.filter((one) => one !== timer));
    },
    random: () => 1,
    keep: (name, text) => void (text === null ? kept.delete(name) : kept.set(name, text)),
    kept: (name) => kept.get(name) ?? null,
  };
  const model = talkModel(
    ports,
    {
      id: ID,
      peer: 'st_moda',
      name: 'Lirio',
      conversation: null,
      messages: [message(1), message(2)],
      seq: 2,
      read: 0,
      hasOlder: false,
      attached: [],
      about: null,
    },
    { mailbox: ME },
  );
  model.start();
  return model;
}

const say = (event: TalkEvent) => wires.at(-1)!.said(JSON.stringify(event));
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const seqs = (model: ReturnType<typeof start>) => model.$messages.get().map(({ seq }) => seq);

describe('what arrives', () => {
  test('is shown once, in order, whichever way it comes', async () => {
    const model = start();
    say({ type: 'message', message: message(3) });
    say({ type: 'message', message: message(3) });
    expect(seqs(model)).toEqual([1, 2, 3]);
  });

  test('after a gap waits until the gap is filled', async () => {
    answers = (url) =>
      url.includes('since=2')
        ? { results: [message(3), message(4)], matches_estimated: 2, seq: 4, read: 1, pending: 2 }
        : undefined;
    const model = start();
    say({ type: 'message', message: message(4) });
    expect(seqs(model)).toEqual([1, 2]);
    await settled();
    expect(seqs(model)).toEqual([1, 2, 3, 4]);
    expect(model.$read.get()).toBe(1);
  });

  test('a note of the other side leaves no gap', () => {
    const model = start();
    say({ type: 'message', message: message(4, { after: 2 }) });
    expect(seqs(model)).toEqual([1, 2, 4]);
  });

  test('is opened only while somebody looks', async () => {
    isSeen = false;
    const model = start();
    say({ type: 'message', message: message(3) });
    await settled();
    expect(sent).toEqual([]);
    isSeen = true;
    model.wake();
    await settled();
    expect(sent[0]).toMatchObject({ method: 'PATCH' });
  });
});

describe('what was opened', () => {
  const patches = () => sent.filter(({ method }) => method === 'PATCH');

  test('is told where one of the new messages is the other side’s, whoever wrote the last', async () => {
    answers = (_, method) => (method === 'PATCH' ? {} : undefined);
    const model = start();
    await settled();
    const before = patches().length;
    isSeen = false;
    say({ type: 'message', message: message(3) });
    say({ type: 'message', message: message(4, { owner: ME }) });
    isSeen = true;
    model.wake();
    await settled();
    expect(patches()).toHaveLength(before + 1);
  });

  test('is new for ten seconds more', async () => {
    answers = (_, method) => (method === 'PATCH' ? {} : undefined);
    const model = start();
    await settled();
    expect(model.$news.get()).toBe(true);
    timers.find(({ at }) => at === PENDING_RESET_MS)!.run();
    expect(model.$news.get()).toBe(false);
  });

  test('and could not be told is told again after ten seconds', async () => {
    start();
    await settled();
    const before = patches().length;
    timers.find(({ at }) => at === PENDING_RESET_MS)!.run();
    expect(patches()).toHaveLength(before + 1);
  });

  test('is not told of the reader’s own messages', async () => {
    isSeen = false;
    answers = (_, method) => (method === 'PATCH' ? {} : undefined);
    const model = start();
    isSeen = true;
    model.wake();
    await settled();
    const before = patches().length;
    say({ type: 'message', message: message(3, { owner: ME }) });
    await settled();
    expect(patches()).toHaveLength(before);
  });
});

describe('what is written', () => {
  test('fails, survives a reload, and is tried again under its key', async () => {
    const model = start();
    model.send('La quiero', [], false);
    await settled();
    await settled();
    expect(model.$unsent.get()).toMatchObject([{ body: 'La quiero', state: 'failed' }]);
    const [{ key } = { key: undefined }] = sent.filter(({ method }) => method === 'POST');

    const again = start();
    expect(again.$unsent.get()).toMatchObject([{ body: 'La quiero', state: 'failed' }]);
    answers = (_url, method) =>
      method === 'POST' ? message(3, { owner: ME, key: key! }) : undefined;
    again.retry(key!);
    await settled();
    expect(sent.filter(({ method }) => method === 'POST').at(-1)).toMatchObject({ key });
    expect([again.$unsent.get(), seqs(again), kept.get('unsent')]).toEqual([
      [],
      [1, 2, 3],
      undefined,
    ]);
  });

  test('is acknowledged by the line as well, and shown once', async () => {
    const model = start();
    model.send('Hola', [], false);
    const { key } = model.$unsent.get()[0]!;
    say({ type: 'message', message: message(3, { owner: ME, key }) });
    expect([model.$unsent.get(), seqs(model)]).toEqual([[], [1, 2, 3]]);
  });
});

describe('the line', () => {
  test('comes back by number, later each time, and asks instead after three refusals', async () => {
    start();
    expect(wires.map(({ since }) => since)).toEqual([2]);
    const waits: number[] = [];
    for (let refusal = 0; refusal < 3; refusal += 1) {
      wires.at(-1)!.closed(1006);
      const timer = timers.at(-1)!;
      waits.push(timer.at);
      if (refusal < 2) timer.run();
    }
    expect(waits).toEqual([500, 1000, 5000]);
    await settled();
    expect(sent.some(({ url }) => url.includes('since=2'))).toBe(true);
  });

  test('is dead after ten seconds without an answer to a ping', () => {
    const model = start();
    wires[0]!.opened();
    timers.find(({ at }) => at === 30_000)!.run();
    timers.find(({ at }) => at === 10_000)!.run();
    expect(model.$live.get()).toBe(false);
    timers.at(-1)!.run();
    expect(wires).toHaveLength(2);
  });

  test('of somebody who may not read any more stays away', () => {
    const model = start();
    wires[0]!.opened();
    timers = [];
    wires[0]!.closed(DISMISSED);
    model.wake();
    expect([timers, wires.length]).toEqual([[], 1]);
  });
});
