import type { TalkEvent } from '../../../shared/contracts/talk-line.ts';
import { RESUME_MAX } from '../../../shared/rules/talk.ts';
import type { Env } from '../../env.ts';
import { toTalkMessage, type Standing, type StoredMessage } from '../../modules/talk/index.ts';
import { give, type Socket } from '../sockets.ts';
import { stillAllowed } from './allowed.ts';
import { isFor, toMessage, type Memory } from './memory.ts';
import { attachedTo } from './sockets.ts';
import { findMessage, listParties } from './statements.ts';

/** The sockets of one conversation, and what they are given. */
export class Lines {
  readonly #state: DurableObjectState;
  readonly #memory: Memory;
  readonly #env: Env;
  /** A look at the readers' rights that is under way. */
  #looking: Promise<unknown> | undefined;

  constructor(state: DurableObjectState, memory: Memory, env: Env) {
    this.#state = state;
    this.#memory = memory;
    this.#env = env;
  }

  parties(): string[] {
    return this.#memory.read(listParties()).map(({ id }) => id);
  }

  ofAccount(accountId: string): Socket[] {
    const all = this.#state.getWebSockets();
    return all.filter((socket) => attachedTo(socket).accountId === accountId);
  }

  /** Those whose readers may still read, after a look that is under way. */
  async allowed(sockets: readonly Socket[]): Promise<readonly Socket[]> {
    await this.#looking;
    return stillAllowed(this.#env, sockets);
  }

  /** Looks at the readers' rights while somebody prepares to write: the message then waits for nothing. */
  lookAhead(): void {
    this.#looking ??= stillAllowed(this.#env, this.#state.getWebSockets()).finally(() => {
      this.#looking = undefined;
    });
  }

  /** Gives a browser what it has missed since the last message that it has, by number and never by time. */
  resume(socket: Socket, since: number): void {
    const asked = { offset: 0, limit: RESUME_MAX, since, words: [], tags: [] };
    const missed = this.#memory.history(attachedTo(socket).mailbox, asked);
    if (!missed) return;
    if (missed.total > RESUME_MAX) give(socket, { type: 'behind' } satisfies TalkEvent);
    else for (const message of missed.messages) giveMessage(socket, message, missed.standing);
    give(socket, standEvent(missed.standing));
  }

  /** Gives a new message to every socket whose reader may still see it. */
  async show(stored: StoredMessage): Promise<void> {
    const seen = this.parties().filter((party) => isFor(stored, party));
    const held = seen.map((party) => ({ party, sockets: this.#state.getWebSockets(party) }));
    const allowed = new Set(await this.allowed(held.flatMap(({ sockets }) => sockets)));
    for (const { party, sockets } of held) {
      const told = sockets.filter((socket) => allowed.has(socket));
      if (told.length === 0) continue;
      const [row] = this.#memory.read(findMessage(party, stored.seq));
      const standing = this.#memory.stand(party);
      if (!row || !standing) continue;
      const [message, stand] = [toMessage(row), standEvent(standing)];
      for (const socket of told) {
        giveMessage(socket, message, standing);
        give(socket, stand);
      }
    }
  }

  /** Tells both parties how it stands. */
  tellStands(): void {
    for (const mailbox of this.parties()) {
      const standing = this.#memory.stand(mailbox);
      if (!standing) continue;
      for (const socket of this.#state.getWebSockets(mailbox)) give(socket, standEvent(standing));
    }
  }

  /** Tells the other party that somebody of this one writes. */
  tellWriting(mailbox: string): void {
    for (const party of this.parties()) {
      if (party === mailbox) continue;
      for (const other of this.#state.getWebSockets(party)) {
        give(other, { type: 'writing' } satisfies TalkEvent);
      }
    }
  }
}

function giveMessage(socket: Socket, message: StoredMessage, { peer }: Standing): void {
  const shown = toTalkMessage(message, attachedTo(socket), peer);
  give(socket, { type: 'message', message: shown } satisfies TalkEvent);
}

function standEvent({ lastSeq, peer, pending }: Standing): TalkEvent {
  return { type: 'stand', seq: lastSeq, read: peer.readSeq, pending };
}
