/** The product, and beside it the making of conversations that people would need days for. */
import type { Bindings } from '../../../edge/env.ts';
import { conversationIdOf } from '../../../edge/flows/talk/mailbox.ts';
import type { PlacedParty } from '../../../edge/modules/talk/index.ts';
import product, { Conversation as Product } from '../../../edge/worker.ts';
import { partiesOf } from '../../../shared/rules/talk.ts';
import { BEGIN_PATH, FILL_PATH, type Begun, type Filling } from './paths.ts';

export { HoldTimer, Mailbox } from '../../../edge/worker.ts';

/** A conversation that can be filled with messages. */
export class Conversation extends Product {
  async fill({ store, messages }: Filling): Promise<void> {
    this.ctx.storage.sql.exec(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO message (seq, id, party_id, author_id, author_name, sent_key, sent_hash, body,
         folded, tags, created_at)
       SELECT i, 'mg_' || i, p.id, p.id, p.name, 'k' || i, '', 'Mensaje número ' || i,
         'mensaje numero ' || i, '[]', 1700000000000 + i * 1000
       FROM n JOIN party p ON (p.id = ?) = (i % 2)`,
      messages,
      store,
    );
    this.ctx.storage.sql.exec('UPDATE party SET last_seq = ?1, read_seq = ?1', messages);
  }
}

type Filled = InstanceType<typeof Conversation>;

const objectOf = ({ CONVERSATION }: Bindings, id: string) =>
  CONVERSATION.get(CONVERSATION.idFromName(id)) as unknown as Filled;

async function begin(request: Request, bindings: Bindings): Promise<Response> {
  const { store, accounts } = (await request.json()) as Begun;
  const address = new URL(request.url).origin;
  const placed = (id: string): PlacedParty => ({
    id,
    name: `Persona ${id.slice(-4)}`,
    place: { id: store, name: 'Tienda', address },
  });
  const ids: string[] = [];
  for (const account of accounts) {
    const parties = partiesOf(account, store);
    if (!parties) throw new Error(`${account} cannot write to ${store}`);
    const id = await conversationIdOf(parties);
    const [one, other] = parties;
    await objectOf(bindings, id).begin({ id, parties: [placed(one), placed(other)], now: 1 });
    ids.push(id);
  }
  return Response.json({ ids });
}

async function fill(request: Request, bindings: Bindings): Promise<Response> {
  const filling = (await request.json()) as Filling;
  await objectOf(bindings, filling.id).fill(filling);
  return Response.json({});
}

export default {
  ...product,
  async fetch(request: Request, bindings: Bindings, execution: ExecutionContext) {
    const { pathname } = new URL(request.url);
    if (pathname === BEGIN_PATH) return begin(request, bindings);
    if (pathname === FILL_PATH) return fill(request, bindings);
    return product.fetch(request, bindings, execution);
  },
};
