/** One conversation whose two sides write to each other, and repeat each undecided call under its key. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import type { TalkEvent, TalkFrame } from '../../../../shared/contracts/talk-line.ts';
import { socketPath } from '../../../../shared/rules/talk-line.ts';
import type { Person } from '../../../bench/talk/people.ts';
import { isRefused, openLine, type Line } from '../../../support/line.ts';
import { ask } from '../../../support/visit.ts';
import type { Random } from '../kill/random.ts';

export const STORE = 'st_moda';
export const HOST = 'moda.localhost';
/** Pause between two tries. */
const AGAIN_MS = 300;
/** Between two messages of a conversation: no side writes more than it may in a minute. */
const PAUSE_MS = { least: 1_100, more: 900 };
/** A line is cut by itself within this time. */
const CUT_WITHIN_MS = 60_000;
/** A browser that has not heard of its message by then makes the call. */
const ON_LINE_MS = 2_000;
const PAGE = 100;
/** One message in this many is followed by the reader's mark. */
const OPENED = 5;

/** A message that was acknowledged. */
export interface Acknowledged {
  readonly seq: number;
  readonly text: string;
  readonly side: 'shopper' | 'store';
}

/** What both sides know of a conversation. */
export interface Talked {
  readonly id: string;
  readonly shopper: Person;
  readonly acknowledged: Acknowledged[];
  /** The newest message that the shopper has said to have opened. */
  opened: number;
  /** The numbers that the shopper's socket has given, as they came. */
  readonly heard: number[];
  /** Calls that were sent again. */
  repeated: number;
  /** Times that the socket had to be opened anew. */
  cuts: number;
  /** The shopper's socket while it is open, and who waits for the numbers of messages sent on it. */
  line: Line | undefined;
  readonly sent: Map<string, (seq: number | undefined) => void>;
  /** Messages that the socket has acknowledged. */
  onLine: number;
}

export interface World {
  readonly port: number;
  readonly owner: Person;
  readonly random: Random;
  isOver(): boolean;
}

/** Begins a conversation; its first message is the shopper's. */
export async function begin(world: World, shopper: Person): Promise<Talked> {
  const path = `/api/inbox/${shopper.id}:${shopper.id}/conversation`;
  const text = `${shopper.id} shopper 0`;
  const begun = (await untilDecided(world, shopper, {
    method: 'PUT',
    path,
    body: { peer: STORE, body: text },
  })) as { conversation: { id: string }; message: TalkMessage };
  const { conversation, message } = begun;
  return {
    id: conversation.id,
    shopper,
    acknowledged: [{ seq: message.seq, text, side: 'shopper' }],
    opened: 0,
    heard: [],
    repeated: 0,
    cuts: 0,
    line: undefined,
    sent: new Map(),
    onLine: 0,
  };
}

/** Both sides write in turn until the world is over. */
export async function talk(world: World, talked: Talked): Promise<void> {
  const { id, shopper, acknowledged } = talked;
  for (let n = 1; !world.isOver(); n += 1) {
    await wait(PAUSE_MS.least + world.random.below(PAUSE_MS.more));
    const side = world.random.below(2) === 0 ? 'shopper' : 'store';
    const [person, x] = side === 'shopper' ? [shopper, shopper.id] : [world.owner, STORE];
    const text = `${shopper.id} ${side} ${n}`;
    const path = `/api/inbox/messages/${id}/${x}`;
    const call = { method: 'POST', path, body: { body: text } };
    const key = crypto.randomUUID();
    const told = side === 'shopper' ? await sayOnLine(talked, key, text) : undefined;
    const { seq } = told ?? ((await untilDecided(world, person, call, talked, key)) as TalkMessage);
    acknowledged.push({ seq, text, side });
    if (world.random.below(OPENED) > 0) continue;
    const opening = { pending: 0, until: seq };
    await untilDecided(
      world,
      shopper,
      { method: 'PATCH', path: `/api/inbox/conversation/${id}`, body: opening },
      talked,
    );
    talked.opened = seq;
  }
}

/** Sends on the socket, as a browser does; undefined where the call under the same key has to follow. */
async function sayOnLine(
  talked: Talked,
  key: string,
  body: string,
): Promise<{ readonly seq: number } | undefined> {
  const { line, sent } = talked;
  if (!line) return undefined;
  const told = new Promise<number | undefined>((settle) => sent.set(key, settle));
  line.say(JSON.stringify({ type: 'write', key, body } satisfies TalkFrame));
  const seq = await Promise.race([told, wait(ON_LINE_MS, undefined)]);
  sent.delete(key);
  if (seq === undefined) return undefined;
  talked.onLine += 1;
  return { seq };
}

/** The shopper's browser: it resumes by the last number that it has until it is told to stop. */
export async function listen(world: World, talked: Talked, isDone: () => boolean): Promise<void> {
  const { id, shopper, heard } = talked;
  while (!isDone()) {
    const since = heard.at(-1) ?? 0;
    const headers = { cookie: shopper.cookie, origin: originOf(world) };
    const path = `${socketPath(id)}?since=${since}`;
    const opening = { port: world.port, host: hostOf(world), path, headers };
    const line = await openLine(opening).catch(() => undefined);
    if (!line || isRefused(line)) {
      await wait(AGAIN_MS);
      continue;
    }
    let isBehind = false;
    line.heard = (text) => {
      const event = JSON.parse(text) as TalkEvent;
      if (event.type === 'refused') talked.sent.get(event.key)?.(undefined);
      if (event.type === 'message') talked.sent.get(event.message.key ?? '')?.(event.message.seq);
      if (event.type === 'behind') isBehind = true;
      // Until the missed ones are there, nothing newer shows.
      if (event.type === 'message' && !isBehind) heard.push(event.message.seq);
      if (isBehind) line.cut();
    };
    talked.line = line;
    const over = setInterval(() => isDone() && line.cut(), AGAIN_MS);
    const cut = setTimeout(() => line.cut(), world.random.below(CUT_WITHIN_MS));
    await line.closed;
    clearInterval(over);
    clearTimeout(cut);
    talked.line = undefined;
    talked.cuts += 1;
    if (isBehind) heard.push(...(await readSince(world, talked, since)).map(({ seq }) => seq));
  }
}

/** All messages after a number, as the shopper may see them. */
export async function readSince(
  world: World,
  { id, shopper }: Talked,
  from: number,
): Promise<TalkMessage[]> {
  const all: TalkMessage[] = [];
  for (let since = from; ;) {
    const path = `/api/inbox/messages/${id}/${shopper.id}?since=${since}&limit=${PAGE}`;
    const { results } = (await untilDecided(world, shopper, { method: 'GET', path })) as {
      results: TalkMessage[];
    };
    all.push(...results);
    const last = results.at(-1);
    if (!last || results.length < PAGE) return all;
    since = last.seq;
  }
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/**
 * Makes a call until its answer is final: no connection, a cut one, 5xx and "too many" do not say whether it was
 * done.
 */
export async function untilDecided(
  world: Pick<World, 'port'>,
  { cookie }: Person,
  { method, path, body }: Call,
  counted?: Talked,
  key = crypto.randomUUID() as string,
): Promise<unknown> {
  const headers = { cookie, origin: originOf(world), 'idempotency-key': key };
  for (;;) {
    const answer = await ask(world.port, hostOf(world), path, {
      method,
      headers,
      ...(body && { body }),
    }).catch(() => undefined);
    if (answer && answer.status < 300) return answer.json();
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    }
    if (counted) counted.repeated += 1;
    await wait(AGAIN_MS);
  }
}

const hostOf = ({ port }: Pick<World, 'port'>) => `${HOST}:${port}`;
const originOf = (world: Pick<World, 'port'>) => `http://${hostOf(world)}`;
