/** The time from sending a message until the other side's browser has it, beside a bare object. */
import { setTimeout as wait } from 'node:timers/promises';
import type { MailboxEvent, TalkEvent, TalkFrame } from '../../../shared/contracts/talk-line.ts';
import { isRefused, openLine, type Line } from '../../support/line.ts';
import { ask } from '../../support/visit.ts';
import { median, percentile } from '../statistics.ts';
import type { Talk, TalkShop } from './shop.ts';
import type { BareLines } from './start-bare.ts';

const ROUNDS = 5;
/** Messages a second over all conversations: each is written in every ten seconds. */
const A_SECOND = 50;
/** A message that takes longer is lost. */
const LOST_MS = 15_000;

/** How long before a message its writer begins to type. */
const TYPES_MS = 500;

/** Messages that are typed meanwhile. */
const TYPED = (TYPES_MS * A_SECOND) / 1_000;

/** One way to send. */
interface Way {
  readonly name: 'line' | 'call' | 'stored' | 'echo';
  /** Says that somebody types, as browsers do before each message. */
  types?(talk: number, round: number): void;
  send(talk: number, text: string): Promise<void>;
}

/** The sockets of both sides of a conversation. */
type Sides = Readonly<Record<'shopper' | 'store', Line>>;

export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export type Delivery = Record<Way['name'] | 'list', Times>;

/** The messages that are under way, by their text. */
class UnderWay {
  readonly #sent = new Map<string, { at: number; shown: (milliseconds: number) => void }>();

  send(text: string, sending: Promise<void>): Promise<number> {
    return new Promise((settle, fail) => {
      let answered = 'not answered';
      const lost = () => fail(new Error(`lost: ${text}, ${answered}`));
      const late = setTimeout(lost, LOST_MS);
      const shown = (milliseconds: number) => {
        clearTimeout(late);
        settle(milliseconds);
      };
      this.#sent.set(text, { at: performance.now(), shown });
      sending.then(() => {
        answered = 'answered';
      }, fail);
    });
  }

  shown(text: string): void {
    const one = this.#sent.get(text);
    if (!one) return;
    this.#sent.delete(text);
    one.shown(performance.now() - one.at);
  }
}

/**
 * Measures the product, the bare object that stores, and the one that only sends, in turn: the product by
 * its line, as browsers send after their first message, and by the call.
 */
export async function measureDelivery(
  shop: TalkShop,
  bare: BareLines,
  talks: readonly Talk[],
): Promise<Delivery> {
  const underWay = new UnderWay();
  const lists = new ListTimes();
  const lines = await openAll(shop, bare, { talks, underWay, lists });
  const bareSend = async (path: string, text: string) => {
    await ask(bare.port, 'bare', path, { method: 'POST', body: text });
  };
  const sideOf = (index: number, round: number) =>
    (index + round) % 2 === 0 ? ('shopper' as const) : ('store' as const);
  const writer = (index: number, text: string) => {
    const [, round = 0] = text.split(' ').map(Number);
    const as = sideOf(index, round);
    const talk = talks[index] as Talk;
    if (as === 'store') lists.wrote(talk.shopper.id);
    return { talk, as };
  };
  const lineOf = (index: number, as: keyof Sides) => (lines[index] as Sides)[as];
  const ways: readonly Way[] = [
    {
      name: 'call',
      send(index, text) {
        const { talk, as } = writer(index, text);
        return shop.write(talk, as, text);
      },
    },
    {
      name: 'line',
      types: (index, round) => lineOf(index, sideOf(index, round)).say('{"type":"writing"}'),
      async send(index, text) {
        const { as } = writer(index, text);
        const frame: TalkFrame = { type: 'write', key: crypto.randomUUID(), body: text };
        lineOf(index, as).say(JSON.stringify(frame));
      },
    },
    { name: 'stored', send: (talk, text) => bareSend(`/store/${talk}`, text) },
    { name: 'echo', send: (talk, text) => bareSend(`/echo/${talk}`, text) },
  ];
  // Each side's first message is a call.
  for (const as of ['shopper', 'store'] as const) {
    for (const talk of talks) await shop.write(talk, as, 'first');
  }
  const rounds = { line: [], call: [], stored: [], echo: [] } as Record<Way['name'], Times[]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ways) {
      const times = await oneRound(way, underWay, { round, talks: talks.length });
      rounds[way.name].push(times);
    }
  }
  const middle = (all: readonly Times[]) => ({
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
  });
  return {
    line: middle(rounds.line),
    call: middle(rounds.call),
    stored: middle(rounds.stored),
    echo: middle(rounds.echo),
    list: lists.times(),
  };
}

async function oneRound(
  way: Way,
  underWay: UnderWay,
  { round, talks }: { readonly round: number; readonly talks: number },
): Promise<Times> {
  const times: Promise<number>[] = [];
  const start = performance.now() + TYPES_MS;
  for (let n = -TYPED; n < talks; n += 1) {
    const early = start + (n * 1_000) / A_SECOND - performance.now();
    if (early > 0) await wait(early);
    if (n + TYPED < talks) way.types?.(n + TYPED, round);
    if (n < 0) continue;
    const text = `${way.name} ${round} ${n}`;
    const time = underWay.send(text, way.send(n, text));
    time.catch(() => undefined);
    times.push(time);
  }
  return timesOf(await Promise.all(times));
}

function timesOf(all: readonly number[]): Times {
  const sorted = all.toSorted((one, other) => one - other);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** How long lists and badges take: from a message of the store until the shopper's mailbox is told. */
class ListTimes {
  readonly #wrote = new Map<string, number>();
  readonly #all: number[] = [];
  readonly #listens = new Set<string>();

  listens(account: string): void {
    this.#listens.add(account);
  }

  wrote(account: string): void {
    if (this.#listens.has(account)) this.#wrote.set(account, performance.now());
  }

  told(account: string): void {
    const at = this.#wrote.get(account);
    if (at === undefined) return;
    this.#wrote.delete(account);
    this.#all.push(performance.now() - at);
  }

  times(): Times {
    return timesOf(this.#all);
  }
}

/** Both sides have every conversation open, and every fifth shopper listens to the own mailbox. */
async function openAll(
  shop: TalkShop,
  bare: BareLines,
  { talks, underWay, lists }: { talks: readonly Talk[]; underWay: UnderWay; lists: ListTimes },
): Promise<Sides[]> {
  const all: Sides[] = [];
  for (const [index, talk] of talks.entries()) {
    const sides: Record<string, Line> = {};
    for (const as of ['shopper', 'store'] as const) {
      const line = await shop.open(talk, as);
      sides[as] = line;
      const own = as === 'shopper' ? talk.shopper.id : 'st_';
      line.heard = (text) => {
        const event = JSON.parse(text) as TalkEvent;
        if (event.type !== 'message') return;
        // What one has written oneself comes back too: only the other side counts.
        if (!event.message.owner.startsWith(own)) underWay.shown(event.message.body);
      };
    }
    all.push(sides as Sides);
    const line = await openLine({ port: bare.port, host: 'bare', path: `/${index}` });
    if (isRefused(line)) throw new Error('the bare object refuses a socket');
    line.heard = (text) => underWay.shown(text);
    if (index % 5 !== 1) continue;
    const mailbox = await shop.openMailbox(talk.shopper);
    lists.listens(talk.shopper.id);
    mailbox.heard = (text) => {
      const { key } = JSON.parse(text) as MailboxEvent;
      if (key === talk.shopper.id) lists.told(key);
    };
  }
  return all;
}
