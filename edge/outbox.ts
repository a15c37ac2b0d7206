import { systemClock, type Clock } from '../shared/kernel/clock.ts';
import type { Cell } from './db/cell.ts';
import { openCell } from './db/cells.ts';
import type { Env, OutboxMessage } from './env.ts';
import {
  MAX_ATTEMPTS,
  countAttempt,
  dressOf,
  findOutbox,
  findSender,
  insertSent,
  markDelivered,
  orderConfirmation,
  type OutboxRow,
} from './modules/mail/index.ts';
import { readPurchase } from './modules/orders/index.ts';
import { demoOutbox, noProvider } from './providers/message/demo-outbox.ts';
import type { MessageProvider, OutgoingMail } from './providers/message/port.ts';

/** What the outside world is to the consumer; a test replaces it. */
export interface OutboxPorts {
  readonly clock: Clock;
  /** The provider for a cell's mail. */
  readonly messages: (cell: Cell) => MessageProvider;
}

/** Wait before the next try, doubled with each: 10 s, 20 s, 40 s … */
const FIRST_WAIT_SECONDS = 10;

/**
 * Delivers what a queue's batch says. A message that comes twice finds its row delivered; a row whose
 * provider does not answer is tried again, up to eight times, and the cron tells of those that the
 * queue forgot.
 */
export async function consumeOutbox(
  batch: MessageBatch<OutboxMessage>,
  env: Env,
  ports: OutboxPorts = portsOf(env),
): Promise<void> {
  await Promise.all(batch.messages.map((message) => consume(message, env, ports)));
}

function portsOf(env: Env): OutboxPorts {
  const clock = systemClock;
  const keepIn = (cell: Cell) => async (mail: OutgoingMail) => {
    await cell.write([insertSent(mail, clock.now())]);
  };
  return {
    clock,
    messages: (cell) => (env.DEMO === 'true' ? demoOutbox({ keep: keepIn(cell) }) : noProvider),
  };
}

async function consume(
  message: Message<OutboxMessage>,
  env: Env,
  ports: OutboxPorts,
): Promise<void> {
  const cell = openCell(env, message.body.cell);
  const row = await cell?.first(findOutbox(message.body.id));
  if (!cell || !row || row.delivered_at !== null || row.attempts >= MAX_ATTEMPTS) {
    message.ack();
    return;
  }
  if (await deliver(cell, row, ports)) message.ack();
  else message.retry({ delaySeconds: FIRST_WAIT_SECONDS * 2 ** Math.min(row.attempts, 9) });
}

/** One try; false when there has to be another. */
async function deliver(cell: Cell, row: OutboxRow, ports: OutboxPorts): Promise<boolean> {
  try {
    await cell.write([countAttempt(row.id)]);
    const mail = await composeMail(cell, row);
    const sent = mail ? await ports.messages(cell).send(mail) : undefined;
    if (sent && !sent.ok && sent.error === 'unavailable') return false;
    if (!sent?.ok) report(row, sent ? sent.error : 'nothing to send');
    await cell.write([markDelivered(row.id, ports.clock.now())]);
    return true;
  } catch (error) {
    report(row, String(error));
    return false;
  }
}

/** The mail that a row asks for; undefined when what it is about is not there. */
async function composeMail(cell: Cell, row: OutboxRow): Promise<OutgoingMail | undefined> {
  if (row.topic !== 'mail.order_confirmation') return undefined;
  const { checkout } = JSON.parse(row.payload) as { checkout: string };
  const [purchase, sender] = await Promise.all([
    readPurchase(cell, row.store_id, checkout),
    cell.first(findSender(checkout)),
  ]);
  if (!purchase.ok || !sender) return undefined;
  const mail = orderConfirmation(purchase.value, {
    storeName: sender.store_name,
    country: sender.country,
    color: dressOf(sender.profile).color,
    locale: sender.locale,
    link: `${sender.address}/mis-compras/${checkout}`,
  });
  return { id: row.id, storeId: row.store_id, recipient: purchase.value.contact.email, ...mail };
}

function report(row: OutboxRow, error: string): void {
  console.error(JSON.stringify({ level: 'error', outbox: row.id, topic: row.topic, error }));
}
