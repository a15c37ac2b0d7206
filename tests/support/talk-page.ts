/** The page of an open conversation, with a line and an edge that do as they are told. */
import { talkModel } from '../../fragments/shop/talk/model.ts';
import type { TalkPorts } from '../../fragments/shop/talk/ports.ts';
import type { Heard } from '../../fragments/_runtime/socket-line.ts';
import type { Conversation, TalkMessage } from '../../shared/contracts/inbox.ts';
import type { TalkEvent } from '../../shared/contracts/talk-line.ts';

export const ME = 'ac_rosa';
const ID = `cv_${'0'.repeat(26)}`;

/** A message of the other side, the number of which says its words too. */
export function message(seq: number, change: Partial<TalkMessage> = {}): TalkMessage {
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

export class TalkPage {
  /** Sockets that were opened, in order. */
  readonly wires: (Heard & { readonly since: number })[] = [];
  /** What was said on them. */
  readonly said: string[] = [];
  readonly sent: Sent[] = [];
  timers: { run: () => void; at: number }[] = [];
  /** What the browser keeps. */
  readonly kept = new Map<string, string>();
  /** What the edge answers; without an answer there is no connection. */
  answers: (url: string, method: string) => unknown = () => undefined;
  isSeen = true;

  /**
   * Opens a conversation that has two messages.
   * @param how how many of them are not opened yet, and when they came, in milliseconds of the page's
   *   clock, which stands at 0
   * @param hasNewer whether there are messages after them
   */
  start(how?: { readonly pending: number; readonly at: number }, hasNewer = false) {
    const came = how ? { created_at: new Date(how.at).toISOString() } : {};
    const ports: TalkPorts = {
      api: {
        base: '',
        tag: 'es-MX',
        wait: async () => {},
        fetch: async (url, { method = 'GET', headers }) => {
          const key = (headers as Record<string, string>)['idempotency-key'];
          this.sent.push({ method, url, key });
          const body = this.answers(url, method);
          if (body === undefined) throw new TypeError('Failed to fetch');
          return Response.json(body);
        },
      },
      connect: (since, heard) => {
        this.wires.push({ since, ...heard });
        return { send: (text) => void this.said.push(text), close: () => {} };
      },
      isSeen: () => this.isSeen,
      now: () => 0,
      wait: (run, at) => {
        const timer = { run, at };
        this.timers.push(timer);
        return () => void (this.timers = this.timers.filter((one) => one !== timer));
      },
      random: () => 1,
      keep: (name, text) =>
        void (text === null ? this.kept.delete(name) : this.kept.set(name, text)),
      kept: (name) => this.kept.get(name) ?? null,
    };
    const model = talkModel(
      ports,
      {
        id: ID,
        peer: 'st_moda',
        name: 'Lirio',
        conversation: how ? ({ pending: how.pending } as Conversation) : null,
        messages: [message(1, came), message(2, came)],
        seq: 2,
        read: 0,
        hasOlder: false,
        hasNewer,
        found: null,
        attached: [],
        about: null,
      },
      { mailbox: ME },
    );
    model.start();
    return model;
  }

  /** The edge says something on the newest socket. */
  say(event: TalkEvent): void {
    this.wires.at(-1)!.said(JSON.stringify(event));
  }

  /** The calls by which messages were sent. */
  posts(): Sent[] {
    return this.sent.filter(({ method }) => method === 'POST');
  }
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
/** The numbers of the messages that are shown. */
export const seqs = (model: ReturnType<TalkPage['start']>): number[] =>
  model.$messages.get().map(({ seq }) => seq);
