import { DurableObject } from 'cloudflare:workers';
import type { TalkEvent, TalkFrame } from '../../../shared/contracts/talk-line.ts';
import { DISMISSED, PING, PONG } from '../../../shared/rules/talk-line.ts';
import type { PutAway } from '../../../shared/rules/talk-status.ts';
import { readEnv, type Bindings } from '../../env.ts';
import { noteSockets } from '../../http/open-sockets.ts';
import {
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
  type Standing,
  type Thread,
  type Written,
} from '../../modules/talk/index.ts';
import { linesOf } from '../../session/index.ts';
import { isFor, Memory, toMessage } from './memory.ts';
import { keepNotice } from './notices.ts';
import * as statements from './statements.ts';
import { eraseThreads, listThread } from './thread-statements.ts';
import { end, give, POLICY, type Socket } from '../sockets.ts';
import { askAllowed } from './allowed.ts';
import * as files from './attachments.ts';
import { attachedTo, readerOf, readFrame, SOCKETS_MAX, type Attached } from './sockets.ts';
import { Lines } from './lines.ts';
import { draftOnLine } from './on-line.ts';
import { putAway, wakeSnoozed } from './status.ts';
import { Teller } from './tell.ts';
import { noteAnswer } from './waiting.ts';
import { countUnanswered } from './waiting-statements.ts';
import { firstOf, isDue, wakesOf } from './wakes.ts';

/** While an answer is likely the object stays awake: it then finds its memory open and its statements prepared. */
const AWAKE_MS = 30_000;

/**
 * One conversation: it numbers its messages, keeps them, and holds the sockets of everybody who has
 * it open (decision 0056). Whoever calls it is the edge, which has looked at the caller's rights.
 */
export class Conversation extends DurableObject<Bindings> implements ConversationCalls {
  readonly #memory: Memory;
  readonly #teller: Teller;
  readonly #lines: Lines;
  #awake: ReturnType<typeof setTimeout> | undefined;

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#memory = new Memory(state.storage);
    this.#teller = new Teller(this.#memory, readEnv(bindings));
    this.#lines = new Lines(state, this.#memory, readEnv(bindings));
    state.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  async begin(beginning: Beginning): Promise<void> {
    this.#memory.begin(beginning);
  }

  async stand(mailbox: string): Promise<Standing | null> {
    this.#lines.lookAhead();
    return this.#memory.stand(mailbox);
  }

  async write(draft: Draft): Promise<Written | Refused> {
    const written = await this.#keep(draft);
    if ('refused' in written) return written;
    const standing = this.#memory.stand(draft.from.id);
    return standing ? { ...written, standing } : { refused: 'not_found' };
  }

  /** Stores a message, shows it, and asks for the outbox's work; a repeat does none of it again. */
  async #keep(draft: Draft): Promise<Pick<Written, 'message'> | Refused> {
    const stored = this.#memory.store(draft);
    if ('refused' in stored) return stored;
    const message = toMessage(stored.message);
    if (stored.isRepeat) return { message };
    const seen = this.#lines.parties().filter((party) => isFor(message, party));
    const away = seen.filter((party) => party !== draft.from.id);
    if (away.length > 0) noteAnswer(this.#memory, draft.from.id);
    this.#teller.ask(seen, away, Date.now());
    this.#stayAwake();
    await this.#wakeNext();
    await this.#lines.show(message);
    return { message };
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
    if (kept) await this.#lines.show(toMessage(kept));
  }

  async opened(mailbox: string, until?: number, hides?: boolean): Promise<Standing | null> {
    if (this.#memory.opened(mailbox, until, hides)) {
      this.#teller.ask([mailbox], [], Date.now());
      await this.#wakeNext();
      this.#lines.tellStands();
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
      this.#lines.tellStands();
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
      const seen = this.#lines.parties().filter((party) => isFor(message, party));
      this.#teller.ask(seen, [], Date.now());
      await this.#wakeNext();
      await this.#lines.show(message);
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
    const others = this.#lines.parties().filter((party) => party !== accountId);
    this.#teller.ask(others, [], Date.now());
    await this.#wakeNext();
  }

  async recheck(accountId: string): Promise<number> {
    const sockets = this.#lines.ofAccount(accountId);
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
    noteSockets(this.ctx);
    const attached: Attached = { ...who, checkedAt: Date.now(), frames: 0, framesSince: 0 };
    ours.serializeAttachment(attached);
    this.#lines.resume(ours, since);
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit) as never;
  }

  override async webSocketMessage(socket: Socket, frame: string | ArrayBuffer): Promise<void> {
    const said = readFrame(socket, frame, Date.now());
    if (!said) return end(socket, POLICY);
    if (said.type === 'write') return this.#writeOnLine(socket, said);
    this.#lines.lookAhead();
    this.#lines.tellWriting(attachedTo(socket).mailbox);
  }

  async #writeOnLine(socket: Socket, said: Extract<TalkFrame, { type: 'write' }>): Promise<void> {
    const [may] = await this.#lines.allowed([socket]);
    if (!may) return;
    const draft = draftOnLine(this.#memory, attachedTo(socket), said, Date.now());
    const kept = draft && (await this.#keep(draft));
    if (!kept || 'refused' in kept) {
      give(socket, { type: 'refused', key: said.key } satisfies TalkEvent);
    }
  }

  override async webSocketClose(socket: Socket): Promise<void> {
    end(socket, 1000);
    noteSockets(this.ctx, socket);
    const { accountId } = attachedTo(socket);
    if (this.#lines.ofAccount(accountId).some((other) => other !== socket)) return;
    await this.#linesOf(accountId).left(this.#memory.conversation()?.id ?? '');
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const { snooze, unsent } = wakesOf(this.#memory);
    if (isDue(snooze, now)) this.#teller.ask(wakeSnoozed(this.#memory, now), [], now);
    await this.#teller.tell(now, (mailbox) => this.ctx.getWebSockets(mailbox).length > 0);
    if (isDue(unsent, now)) {
      await files.dropAttachments({ memory: this.#memory, env: readEnv(this.env) }, { now });
    }
    await this.#wakeNext();
  }

  /** An object sleeps ten seconds after its last event; one with a timer does not. */
  #stayAwake(): void {
    clearTimeout(this.#awake);
    this.#awake = setTimeout(() => undefined, AWAKE_MS);
  }

  #linesOf(accountId: string) {
    return linesOf(readEnv(this.env), accountId);
  }

  async #wakeNext(): Promise<void> {
    const next = firstOf(wakesOf(this.#memory));
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }
}
