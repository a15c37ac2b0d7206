import { DurableObject } from 'cloudflare:workers';
import type { TalkEvent } from '../../../shared/contracts/inbox.ts';
import { DISMISSED, PING, PONG } from '../../../shared/rules/talk-line.ts';
import type { PutAway } from '../../../shared/rules/talk-status.ts';
import { RESUME_MAX } from '../../../shared/rules/talk.ts';
import { readEnv, type Bindings } from '../../env.ts';
import {
  toTalkMessage,
  type Asked,
  type Attaching,
  type Beginning,
  type ConversationCalls,
  type Draft,
  type History,
  type NewAttachment,
  type Noticing,
  type OneAttachment,
  type Picture,
  type Refused,
  type Removal,
  type SocketReader,
  type Standing,
  type StoredMessage,
  type Thread,
  type Written,
} from '../../modules/talk/index.ts';
import { linesOf } from '../../session/index.ts';
import { isFor, Memory, toMessage } from './memory.ts';
import { keepNotice } from './notices.ts';
import * as statements from './statements.ts';
import { eraseThreads, listThread } from './thread-statements.ts';
import { end, give, POLICY, type Socket } from '../sockets.ts';
import { askAllowed, stillAllowed } from './allowed.ts';
import * as files from './attachments.ts';
import { attachedTo, readerOf, readFrame, SOCKETS_MAX, type Attached } from './sockets.ts';
import { nextSnooze, putAway, wakeSnoozed } from './status.ts';
import { Teller } from './tell.ts';
import { noteAnswer } from './waiting.ts';
import { countUnanswered } from './waiting-statements.ts';

/**
 * One conversation: it numbers its messages, keeps them, and holds the sockets of everybody who has
 * it open (decision 0056). Whoever calls it is the edge, which has looked at the caller's rights.
 */
export class Conversation extends DurableObject<Bindings> implements ConversationCalls {
  readonly #memory: Memory;
  readonly #teller: Teller;

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#memory = new Memory(state.storage);
    this.#teller = new Teller(this.#memory, readEnv(bindings));
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  async begin(beginning: Beginning): Promise<void> {
    this.#memory.begin(beginning);
  }

  async stand(mailbox: string): Promise<Standing | null> {
    return this.#memory.stand(mailbox);
  }

  async write(draft: Draft): Promise<Written | Refused> {
    const stored = this.#memory.store(draft);
    if ('refused' in stored) return stored;
    const message = toMessage(stored.message);
    if (!stored.isRepeat) {
      const seen = this.#parties().filter((party) => isFor(message, party));
      const away = seen.filter((party) => party !== draft.from.id);
      if (away.length > 0) noteAnswer(this.#memory, draft.from.id);
      this.#teller.ask(seen, away, Date.now());
      await this.#wakeNext();
      await this.#show(message);
    }
    const standing = this.#memory.stand(draft.from.id);
    if (!standing) return { refused: 'not_found' };
    return { message, standing };
  }

  async unanswered(store: string): Promise<number> {
    return this.#memory.read(countUnanswered(store))[0]?.n ?? 0;
  }

  async attach(picture: NewAttachment): Promise<Attaching> {
    // By the object's own clock, which rings for those that are never sent.
    const attaching = files.attach(this.#memory, { ...picture, now: Date.now() });
    await this.#wakeNext();
    return attaching;
  }

  async attached(mailbox: string, accountId: string): Promise<Picture[] | null> {
    return files.attached(this.#memory, mailbox, accountId);
  }

  async detach(one: OneAttachment): Promise<Picture[] | null> {
    await files.dropAttachments({ memory: this.#memory, env: readEnv(this.env) }, one);
    return files.attached(this.#memory, one.mailbox, one.accountId);
  }

  async attachmentType(one: OneAttachment): Promise<string | null> {
    return files.seenType(this.#memory, one);
  }

  async history(mailbox: string, asked: Asked): Promise<History | null> {
    return this.#memory.history(mailbox, asked);
  }

  async thread(mailbox: string, tag: string, limit: number): Promise<Thread | null> {
    const standing = this.#memory.stand(mailbox);
    if (!standing) return null;
    const rows = this.#memory.read(listThread(mailbox, tag, limit));
    return { messages: rows.map((row) => toMessage(row)), standing };
  }

  async notice(noticing: Noticing): Promise<void> {
    const kept = keepNotice(this.#memory, noticing, Date.now());
    if (kept) await this.#show(toMessage(kept));
  }

  async opened(mailbox: string, until?: number): Promise<Standing | null> {
    if (this.#memory.opened(mailbox, until)) {
      this.#teller.ask([mailbox], [], Date.now());
      await this.#wakeNext();
      for (const party of this.#parties()) this.#tellStand(party);
    }
    return this.#memory.stand(mailbox);
  }

  async block(mailbox: string, blocked: boolean, now: number): Promise<Standing | null> {
    if (this.#memory.partiesFor(mailbox)) {
      this.#memory.run(statements.setBlocked(mailbox, blocked ? now : null));
    }
    return this.#memory.stand(mailbox);
  }

  async putAway(mailbox: string, how: PutAway): Promise<Standing | null> {
    if (putAway(this.#memory, mailbox, how, Date.now())) {
      this.#teller.ask([mailbox], [], Date.now());
      await this.#wakeNext();
      for (const party of this.#parties()) this.#tellStand(party);
    }
    return this.#memory.stand(mailbox);
  }

  async remove(removal: Removal) {
    const removed = this.#memory.remove(removal);
    if ('refused' in removed) return removed;
    const { message } = removed;
    if (removed.changed) {
      await files.dropAttachments(
        { memory: this.#memory, env: readEnv(this.env) },
        { seq: message.seq },
      );
      const seen = this.#parties().filter((party) => isFor(message, party));
      this.#teller.ask(seen, [], Date.now());
      await this.#wakeNext();
      await this.#show(message);
    }
    const standing = this.#memory.stand(removal.mailbox);
    return standing ? { message, standing } : ({ refused: 'not_found' } as const);
  }

  async erase(accountId: string, now: number): Promise<void> {
    if (!this.#memory.partiesFor(accountId)) {
      return this.#memory.run(statements.eraseWriter(accountId));
    }
    await files.dropAttachments(
      { memory: this.#memory, env: readEnv(this.env) },
      { author: accountId },
    );
    this.#memory.run(
      eraseThreads(accountId),
      ...statements.eraseParty(accountId, now),
      statements.raiseVersion(),
    );
    for (const socket of this.ctx.getWebSockets(accountId)) end(socket, DISMISSED);
    const others = this.#parties().filter((party) => party !== accountId);
    this.#teller.ask(others, [], Date.now());
    await this.#wakeNext();
  }

  async recheck(accountId: string): Promise<number> {
    const sockets = this.#socketsOf(accountId);
    if (sockets.length === 0) return 0;
    const may = await askAllowed(readEnv(this.env), sockets, Date.now());
    const gone = sockets.filter((socket) => !may(attachedTo(socket)));
    for (const socket of gone) end(socket, DISMISSED);
    return sockets.length - gone.length;
  }

  override async fetch(request: Parameters<NonNullable<DurableObject['fetch']>>[0]) {
    const reader = readerOf(request);
    if (!reader || !this.#memory.partiesFor(reader.mailbox)) {
      return new Response(null, { status: 404 }) as never;
    }
    // Before the socket is there: an end of the session finds it.
    await this.#linesOf(reader.accountId).holds(this.#memory.conversation()?.id ?? '');
    if (this.ctx.getWebSockets().length >= SOCKETS_MAX) {
      return new Response(null, { status: 503, headers: { 'retry-after': '5' } }) as never;
    }
    const { 0: theirs, 1: ours } = new WebSocketPair();
    const { since, ...who } = reader;
    this.ctx.acceptWebSocket(ours, [reader.mailbox]);
    const attached: Attached = { ...who, checkedAt: Date.now(), frames: 0, framesSince: 0 };
    ours.serializeAttachment(attached);
    this.#resume(ours, reader, since);
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit) as never;
  }

  /** What a browser has missed since the last message that it has, by number and never by time. */
  #resume(socket: Socket, reader: SocketReader, since: number): void {
    const asked = { offset: 0, limit: RESUME_MAX, since, words: [], tags: [] };
    const missed = this.#memory.history(reader.mailbox, asked);
    if (!missed) return;
    if (missed.total > RESUME_MAX) give(socket, { type: 'behind' } satisfies TalkEvent);
    else for (const message of missed.messages) this.#giveMessage(socket, message, missed.standing);
    give(socket, standEvent(missed.standing));
  }

  override async webSocketMessage(socket: Socket, frame: string | ArrayBuffer): Promise<void> {
    const said = readFrame(socket, frame, Date.now());
    if (!said) return end(socket, POLICY);
    const { mailbox } = attachedTo(socket);
    for (const party of this.#parties()) {
      if (party === mailbox) continue;
      for (const other of this.ctx.getWebSockets(party)) {
        give(other, { type: 'writing' } satisfies TalkEvent);
      }
    }
  }

  override async webSocketClose(socket: Socket): Promise<void> {
    end(socket, 1000);
    const { accountId } = attachedTo(socket);
    if (this.#socketsOf(accountId).some((other) => other !== socket)) return;
    await this.#linesOf(accountId).left(this.#memory.conversation()?.id ?? '');
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    this.#teller.ask(wakeSnoozed(this.#memory, now), [], now);
    await this.#teller.tell(now, (mailbox) => this.ctx.getWebSockets(mailbox).length > 0);
    await files.dropAttachments({ memory: this.#memory, env: readEnv(this.env) }, { now });
    await this.#wakeNext();
  }

  #linesOf(accountId: string) {
    return linesOf(readEnv(this.env), accountId);
  }

  #socketsOf(accountId: string): Socket[] {
    return this.ctx.getWebSockets().filter((socket) => attachedTo(socket).accountId === accountId);
  }

  #parties(): string[] {
    return this.#memory.read(statements.listParties()).map(({ id }) => id);
  }

  async #wakeNext(): Promise<void> {
    const memory = this.#memory;
    const times = [this.#teller.next(), files.nextForgotten(memory), nextSnooze(memory)];
    const next = Math.min(...times.filter((time) => time !== null));
    if (Number.isFinite(next)) await this.ctx.storage.setAlarm(next);
  }

  /** Gives a new message to every socket whose reader may still see it. */
  async #show(stored: StoredMessage): Promise<void> {
    const sockets = this.#parties()
      .filter((party) => isFor(stored, party))
      .flatMap((party) => this.ctx.getWebSockets(party));
    for (const socket of await stillAllowed(readEnv(this.env), sockets)) {
      const { mailbox } = attachedTo(socket);
      const [row] = this.#memory.read(statements.findMessage(mailbox, stored.seq));
      const standing = this.#memory.stand(mailbox);
      if (row && standing) {
        this.#giveMessage(socket, toMessage(row), standing);
        give(socket, standEvent(standing));
      }
    }
  }

  #giveMessage(socket: Socket, message: StoredMessage, { peer }: Standing): void {
    const shown = toTalkMessage(message, attachedTo(socket), peer);
    give(socket, { type: 'message', message: shown } satisfies TalkEvent);
  }

  #tellStand(mailbox: string): void {
    const standing = this.#memory.stand(mailbox);
    if (!standing) return;
    for (const socket of this.ctx.getWebSockets(mailbox)) give(socket, standEvent(standing));
  }
}

function standEvent({ lastSeq, peer, pending }: Standing): TalkEvent {
  return { type: 'stand', seq: lastSeq, read: peer.readSeq, pending };
}
