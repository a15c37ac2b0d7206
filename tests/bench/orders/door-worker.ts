/** The product, and beside it the bare conditional update by which a ticket becomes used. */
import { openCells } from '../../../edge/db/cells.ts';
import { readEnv, type Bindings } from '../../../edge/env.ts';
import { newTicketCode, signerOf } from '../../../edge/modules/tickets/index.ts';
import type { CellScope } from '../../../edge/unit-of-work/scope.ts';
import product from '../../../edge/worker.ts';
import { sampleDoor } from '../../../shared/contracts/samples.ts';
import { ADMIT_PATH, TICKETS_PATH, type MadeTicket } from './paths.ts';

export { Conversation, HoldTimer, Mailbox } from '../../../edge/worker.ts';

/** Tickets of one batch. */
const BATCH = 50;

/** The binding of the cell that holds the concert, once tickets of it were made. */
let home = 'CELL_A' as const;

/** Makes tickets of the demo's concert, each with its signed code. */
async function makeTickets(request: Request, bindings: Bindings): Promise<Response> {
  const { count } = (await request.json()) as { count: number };
  const env = readEnv(bindings);
  for (const cell of openCells(env)) {
    const binding = `CELL_${cell.name.toUpperCase()}` as 'CELL_A';
    const database = bindings[binding];
    const event = await database
      .prepare('SELECT owner_id FROM item WHERE id = ?')
      .bind(sampleDoor.event)
      .first<{ owner_id: string }>();
    if (!event) continue;
    home = binding;
    const ports = { clock: { now: () => Date.now() } };
    const sign = await signerOf({ env, cell, ports } as unknown as CellScope, event.owner_id);
    const made: MadeTicket[] = [];
    const insert = database.prepare(
      `INSERT INTO ticket (id, store_id, item_id, sku_id, full_name, phone, name_key, code, created_at, given_by)
       VALUES (?, ?, ?, ?, 'Banco', '5512345678', 'banco', ?, ?, 'ac_banco')`,
    );
    for (let at = 0; at < count; at += BATCH) {
      const tickets = Array.from({ length: Math.min(BATCH, count - at) }, () => ({
        id: `tk_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`,
        code: newTicketCode(),
      }));
      await database.batch(
        tickets.map(({ id, code }) =>
          insert.bind(id, event.owner_id, sampleDoor.event, sampleDoor.sku, code, Date.now()),
        ),
      );
      for (const { id, code } of tickets) {
        made.push({ id, text: await sign({ ticket: id, event: sampleDoor.event, code }) });
      }
    }
    return Response.json(made);
  }
  return new Response('no cell holds the concert', { status: 500 });
}

async function admitBare(request: Request, bindings: Bindings): Promise<Response> {
  const { id } = (await request.json()) as { id: string };
  const { results } = await bindings[home]
    .prepare(
      `UPDATE ticket SET admitted_at = ?, admitted_by = 'ac_banco'
     WHERE id = ? AND admitted_at IS NULL AND voided_at IS NULL RETURNING id`,
    )
    .bind(Date.now(), id)
    .all();
  return Response.json({ admitted: results.length }, { status: results.length === 1 ? 200 : 409 });
}

export default {
  ...product,
  fetch(request: Request, bindings: Bindings, execution: ExecutionContext) {
    if (request.url.endsWith(TICKETS_PATH)) return makeTickets(request, bindings);
    if (request.url.endsWith(ADMIT_PATH)) return admitBare(request, bindings);
    return product.fetch(request, bindings, execution);
  },
};
