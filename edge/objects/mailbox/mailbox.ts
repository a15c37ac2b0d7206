import { DurableObject } from 'cloudflare:workers';
import type { MailboxEvent } from '../../../shared/contracts/talk-line.ts';
import { PRESENCE_POLL_MS } from '../../../shared/kernel/constants/timers.ts';
import { DISMISSED, PING, PONG } from '../../../shared/rules/talk-line.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { openDirectory } from '../../db/cells.ts';
import type { Statement } from '../../db/directory-sql.ts';
import { readEnv, type Bindings } from '../../env.ts';
import { noteSockets } from '../../http/open-sockets.ts';
import { conversationObject, mailboxObject } from '../../flows/talk/mailbox.ts';
import { countPending } from '../../modules/alerts/index.ts';
import { heartbeatOf } from '../../modules/profiles/index.ts';
import {
  countUnread,
  listAllowed,
  listensUntil,
  READER_HEADER,
  type MailboxCalls,
  type MailboxReader,
} from '../../modules/talk/index.ts';
import { end, give, POLICY, type Socket } from '../sockets.ts';

/** Before the id of a conversation that the account has open. */
const LINE = 'line:';
/** Before the id of an account that listens to a store's mailbox. */
const FAN = 'fan:';
/** The account whose sockets could not be looked at, until that is done. */
const WAITS = 'recheck';
const AGAIN_MS = 2_000;
/** Until when DIRECTORY holds that the account listens. */
const LISTENS = 'listens';
/** For so long, from a socket’s opening on and again with each heartbeat; one heartbeat may fail. */
const LISTENS_MS = 3 * PRESENCE_POLL_MS;
/** The first heartbeat is written this soon after a socket opened. */
const SOON_MS = 1_000;
/** Sockets of one account: a browser has one for each host. */
const SOCKETS_MAX = 16;

/**
 * The mailbox of one account or one store (decision 0072). An account's holds a socket for each
 * host that it reads on, and knows in which conversations it has sockets, so that they end at once
 * when its session or its role does (decision 0071). A store's knows the accounts that listen to it.
 */
export class Mailbox extends DurableObject<Bindings> implements MailboxCalls {
  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  async holds(conversation: string): Promise<void> {
    this.ctx.storage.kv.put(LINE + conversation, true);
  }

  async left(conversation: string): Promise<void> {
    this.ctx.storage.kv.delete(LINE + conversation);
  }

  async recheck(accountId: string): Promise<void> {
    const lines = this.#keys(LINE);
    const done = await Promise.all([
      this.#tried(() => this.#endStrays(accountId)),
      ...lines.map((id) => this.#tried(() => this.#recheckOne(id, accountId))),
    ]);
    if (done.every(Boolean)) return;
    this.ctx.storage.kv.put(WAITS, accountId);
    await this.ctx.storage.setAlarm(Date.now() + AGAIN_MS);
  }

  async follow(accountId: string): Promise<void> {
    this.ctx.storage.kv.put(FAN + accountId, true);
  }

  async changed(mailbox: string): Promise<void> {
    await this.tell(mailbox);
    // An account's mailbox has no other listeners, and its memory stays unread.
    if (!isStoreParty(mailbox)) return;
    for (const accountId of this.#keys(FAN)) {
      const listens = await mailboxObject(readEnv(this.env), accountId).tell(mailbox);
      if (listens === 0) this.ctx.storage.kv.delete(FAN + accountId);
    }
  }

  async tell(mailbox: string): Promise<number> {
    return this.#tellThat(mailbox, mailbox, countUnread(mailbox));
  }

  async alerted(accountId: string): Promise<void> {
    await this.#tellThat('alerts', accountId, countPending(accountId));
  }

  /** Tells how many messages and alerts wait in each mailbox of a reader whose socket was away. */
  async #tellAll({ accountId, storeId }: MailboxReader): Promise<void> {
    await this.alerted(accountId);
    for (const mailbox of [accountId, storeId]) if (mailbox !== null) await this.tell(mailbox);
  }

  /** Tells the sockets that listen to a mailbox, as far as they still may, how much waits. */
  async #tellThat(
    key: string,
    mailbox: string,
    waiting: Statement<{ pending: number }>,
  ): Promise<number> {
    const sockets = this.ctx.getWebSockets(mailbox);
    if (sockets.length === 0) return 0;
    const may = await this.#askAllowed(sockets, mailbox);
    const counted = await openDirectory(readEnv(this.env)).first(waiting);
    const event: MailboxEvent = { type: 'mailbox', key, pending: counted?.pending ?? 0 };
    const told = sockets.filter((socket) => may(socket));
    for (const socket of told) give(socket, event);
    return told.length;
  }

  async isHere(since: number): Promise<boolean> {
    return this.ctx.getWebSockets().some((socket) => this.#lastSign(socket) >= since);
  }

  override async fetch(request: Parameters<NonNullable<DurableObject['fetch']>>[0]) {
    const said = request.headers.get(READER_HEADER);
    if (said === null) return new Response(null, { status: 404 }) as never;
    const reader = JSON.parse(decodeURIComponent(said)) as MailboxReader;
    const { accountId, storeId } = reader;
    if (storeId !== null) await mailboxObject(readEnv(this.env), storeId).follow(accountId);
    if (this.ctx.getWebSockets().length >= SOCKETS_MAX) {
      return new Response(null, { status: 503, headers: { 'retry-after': '5' } }) as never;
    }
    // Before the socket is there: what is told from now on wakes this object. One whose conversations
    // would not wake it is no socket to have; the page asks again.
    if (!(await this.#tried(() => this.#listen(accountId, Date.now())))) {
      return new Response(null, { status: 503, headers: { 'retry-after': '5' } }) as never;
    }
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.ctx.acceptWebSocket(ours, storeId === null ? [accountId] : [accountId, storeId]);
    noteSockets(this.ctx);
    ours.serializeAttachment(reader);
    await this.#wakeBy(Date.now() + SOON_MS);
    if (reader.isBack) this.ctx.waitUntil(this.#tried(() => this.#tellAll(reader)));
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit) as never;
  }

  /** A browser has nothing to say here but pings, which wake nobody. */
  override async webSocketMessage(socket: Socket): Promise<void> {
    end(socket, POLICY);
  }

  override async webSocketClose(socket: Socket): Promise<void> {
    end(socket, 1000);
    noteSockets(this.ctx, socket);
  }

  override async alarm(): Promise<void> {
    const accountId = this.ctx.storage.kv.get<string>(WAITS);
    if (accountId !== undefined) {
      this.ctx.storage.kv.delete(WAITS);
      await this.recheck(accountId);
    }
    await this.#beat(Date.now());
  }

  /** An open socket counts as presence: the time of its last ping is written, once in five minutes. */
  async #beat(now: number): Promise<void> {
    const sockets = this.ctx.getWebSockets();
    const [first] = sockets;
    if (!first) return;
    const env = readEnv(this.env);
    const { accountId } = readerOf(first);
    await this.#tried(() => this.#listen(accountId, now));
    if (env.HEARTBEAT !== 'off') {
      const at = Math.max(...sockets.map((socket) => this.#lastSign(socket)));
      await this.#tried(async () => {
        await openDirectory(env).write([heartbeatOf(accountId, Math.min(at, now))]);
      });
    }
    await this.#wakeBy(now + PRESENCE_POLL_MS);
  }

  /** Says in DIRECTORY that the account listens, where that would end before the heartbeat after the next. */
  async #listen(accountId: string, now: number): Promise<void> {
    const until = this.ctx.storage.kv.get<number>(LISTENS) ?? 0;
    if (until > now + 2 * PRESENCE_POLL_MS) return;
    await openDirectory(readEnv(this.env)).write([listensUntil(accountId, now + LISTENS_MS)]);
    this.ctx.storage.kv.put(LISTENS, now + LISTENS_MS);
  }

  /** When a socket pinged last, or was opened. */
  #lastSign(socket: Socket): number {
    const ping = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return Math.max(ping, readerOf(socket).openedAt);
  }

  async #wakeBy(at: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm();
    if (set === null || set > at) await this.ctx.storage.setAlarm(at);
  }

  async #recheckOne(id: string, accountId: string): Promise<void> {
    const rest = await conversationObject(readEnv(this.env), id).recheck(accountId);
    if (rest === 0) this.ctx.storage.kv.delete(LINE + id);
  }

  /** Ends the account's own sockets here of sessions that are over. */
  async #endStrays(accountId: string): Promise<void> {
    const sockets = this.ctx.getWebSockets(accountId);
    if (sockets.length === 0) return;
    const may = await this.#askAllowed(sockets, accountId);
    for (const socket of sockets) if (!may(socket)) end(socket, DISMISSED);
  }

  /** The sockets whose session and account may read a mailbox. */
  async #askAllowed(
    sockets: readonly Socket[],
    mailbox: string,
  ): Promise<(socket: Socket) => boolean> {
    const readers = sockets.map((socket) => ({ ...readerOf(socket), mailbox }));
    const rows = await openDirectory(readEnv(this.env)).read(listAllowed(readers, Date.now()));
    const known = new Set(rows.map(({ session }) => session));
    return (socket) => known.has(readerOf(socket).sessionId);
  }

  async #tried(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', mailbox: String(error) }));
      return false;
    }
  }

  #keys(prefix: string): string[] {
    return [...this.ctx.storage.kv.list({ prefix })].map(([key]) => key.slice(prefix.length));
  }
}

function readerOf(socket: Socket): MailboxReader {
  return socket.deserializeAttachment() as MailboxReader;
}
