import { DurableObject } from 'cloudflare:workers';
import { readEnv, type Bindings } from '../../env.ts';
import { conversationObject } from '../../flows/talk/mailbox.ts';
import type { LineCalls } from '../../session/index.ts';

/** Before the id of a conversation that the account has open. */
const LINE = 'line:';
/** The account whose sockets could not be looked at, until that is done. */
const WAITS = 'recheck';
const AGAIN_MS = 2_000;

/**
 * The mailbox of one account or one store. An account's knows in which conversations it has sockets,
 * so that they end at once when its session or its role does (decision 0071).
 */
export class Mailbox extends DurableObject<Bindings> implements LineCalls {
  async holds(conversation: string): Promise<void> {
    this.ctx.storage.kv.put(LINE + conversation, true);
  }

  async left(conversation: string): Promise<void> {
    this.ctx.storage.kv.delete(LINE + conversation);
  }

  async recheck(accountId: string): Promise<void> {
    const lines = [...this.ctx.storage.kv.list({ prefix: LINE })].map(([key]) => key);
    const done = await Promise.all(lines.map((line) => this.#recheckOne(line, accountId)));
    if (done.every(Boolean)) return;
    this.ctx.storage.kv.put(WAITS, accountId);
    await this.ctx.storage.setAlarm(Date.now() + AGAIN_MS);
  }

  async #recheckOne(line: string, accountId: string): Promise<boolean> {
    try {
      const id = line.slice(LINE.length);
      const rest = await conversationObject(readEnv(this.env), id).recheck(accountId);
      if (rest === 0) this.ctx.storage.kv.delete(line);
      return true;
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', mailbox: String(error) }));
      return false;
    }
  }

  override async alarm(): Promise<void> {
    const accountId = this.ctx.storage.kv.get<string>(WAITS);
    if (accountId === undefined) return;
    this.ctx.storage.kv.delete(WAITS);
    await this.recheck(accountId);
  }
}
