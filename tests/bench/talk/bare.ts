/** The floor: an object that stores one row and sends it on, and one that sends alone. */
import { DurableObject } from 'cloudflare:workers';

interface Bare {
  readonly LINE: DurableObjectNamespace;
}

/** Holds sockets as the product does, hibernating, and nothing else of it. */
export class BareLine extends DurableObject<Bare> {
  constructor(state: DurableObjectState, bindings: Bare) {
    super(state, bindings);
    state.storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS message (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)',
    );
  }

  override async fetch(request: Parameters<NonNullable<DurableObject['fetch']>>[0]) {
    if (request.method === 'POST') {
      const body = await request.text();
      if (new URL(request.url).pathname.startsWith('/store')) {
        this.ctx.storage.sql.exec('INSERT INTO message (body) VALUES (?)', body);
      }
      for (const socket of this.ctx.getWebSockets()) socket.send(body);
      return new Response(body, { status: 201 }) as never;
    }
    const { 0: theirs, 1: ours } = new WebSocketPair();
    this.ctx.acceptWebSocket(ours);
    return new Response(null, { status: 101, webSocket: theirs } as ResponseInit) as never;
  }
}

export default {
  fetch: (request: Request, { LINE }: Bare) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    return LINE.get(LINE.idFromName(name)).fetch(request as never);
  },
};
