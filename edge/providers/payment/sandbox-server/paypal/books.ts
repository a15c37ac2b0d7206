import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { retryWaits } from '../plan.ts';
import { ended, ENDS_SCHEMA, noteEnd } from '../ends.ts';
import { postEvent } from '../post-event.ts';
import { readSettings } from '../settings.ts';
import type { Settings, SandboxVariables } from '../settings.ts';
import { eventOf, proofOf } from './events.ts';
import { captureLater, endOf, voidLater } from './authorizations.ts';
import type { KeptOrder, Said } from './kept-order.ts';
import { answered, complete, open, read, refund } from './orders.ts';
import { planOf, type PaypalAnswer } from './plan.ts';
import type { OrderRequest } from './wire.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY, capture TEXT UNIQUE, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS asked (key TEXT PRIMARY KEY, order_id TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS captures (key TEXT PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS events (
  n INTEGER PRIMARY KEY, body TEXT NOT NULL, is_forged INTEGER NOT NULL, due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS events_due ON events (due_at);
`;

interface Waiting {
  readonly n: number;
  readonly body: string;
  readonly is_forged: number;
  readonly attempts: number;
}

/** The sandbox's PayPal in one object, which handles calls one after the other. */
export class SandboxPaypal extends DurableObject<SandboxVariables> {
  readonly #settings: Settings;
  readonly #sql: SqlStorage;
  readonly #clock = systemClock;

  constructor(state: DurableObjectState, variables: SandboxVariables) {
    super(state, variables);
    this.#settings = readSettings(variables);
    this.#sql = state.storage.sql;
    this.#sql.exec(SCHEMA + ENDS_SCHEMA);
  }

  /** Opens an order, or repeats the one that was opened under the key. */
  open(request: OrderRequest, origin: string, key: string): Said {
    const [before] = this.#sql
      .exec<{ order_id: string }>('SELECT order_id FROM asked WHERE key = ?', key)
      .toArray();
    const now = this.#clock.now();
    if (before) return read(this.find(before.order_id), now);
    const said = open(request, origin, now);
    if (said.order) {
      this.#keep(said.order);
      this.#sql.exec('INSERT INTO asked (key, order_id) VALUES (?, ?)', key, said.order.id);
    }
    return said;
  }

  read(id: string): Said {
    return read(this.find(id), this.#clock.now());
  }

  async complete(id: string, as: KeptOrder['intent']): Promise<Said> {
    return this.#tell(complete(this.find(id), as, this.#settings, this.#clock.now()));
  }

  /** Takes what was authorised, or answers a key as it was answered before. */
  async captureLater(authorization: string, value: string, key: string): Promise<Said> {
    const query = 'SELECT body FROM captures WHERE key = ?';
    const [before] = this.#sql.exec<{ body: string }>(query, key).toArray();
    if (before) return JSON.parse(before.body) as Said;
    const order = this.#ofAuthorization(authorization);
    const said = captureLater(order, value, this.#settings, this.#clock.now());
    const { status, body } = said;
    const kept = JSON.stringify({ status, body });
    this.#sql.exec('INSERT INTO captures (key, body) VALUES (?, ?)', key, kept);
    return this.#tell(said);
  }

  async voidLater(authorization: string): Promise<Said> {
    return this.#tell(voidLater(this.#ofAuthorization(authorization), this.#clock.now()));
  }

  async refund(taken: string, value: string, key: string): Promise<Said> {
    return this.#tell(refund(this.#first('capture = ?', taken), value, key));
  }

  /** The order of a page; undefined where there is none. */
  find(id: string): KeptOrder | undefined {
    return this.#first('id = ?', id);
  }

  #ofAuthorization(id: string): KeptOrder | undefined {
    return this.#first("body ->> '$.authorization.id' = ?", id);
  }

  #first(where: string, value: string): KeptOrder | undefined {
    const query = `SELECT body FROM orders WHERE ${where}`;
    const [row] = this.#sql.exec<{ body: string }>(query, value).toArray();
    return row && (JSON.parse(row.body) as KeptOrder);
  }

  /** Takes the buyer's answer on the page; only the first one counts. */
  async answer(id: string, answer: PaypalAnswer): Promise<KeptOrder | undefined> {
    const order = this.find(id);
    const after = order && answered(order, answer, this.#settings);
    if (!after) return order;
    this.#keep(after);
    // A forged event says that the order was paid; a true one that its buyer said yes.
    const type =
      after.status === 'APPROVED' ? 'CHECKOUT.ORDER.APPROVED' : 'PAYMENT.CAPTURE.COMPLETED';
    await this.#announce(after, type);
    return after;
  }

  /** Sends the events whose time has come; one that is not taken is sent again, three times. */
  override async alarm(): Promise<void> {
    await this.#endAuthorizations();
    const due = this.#sql
      .exec<Waiting & Record<string, string | number>>(
        'SELECT n, body, is_forged, attempts FROM events WHERE due_at <= ? ORDER BY n LIMIT 50',
        this.#clock.now(),
      )
      .toArray();
    for (const event of due) {
      const isTaken = await this.#send(event);
      const wait = retryWaits(this.#settings)[event.attempts];
      const now = this.#clock.now();
      if (isTaken || event.is_forged || wait === undefined) {
        this.#sql.exec('DELETE FROM events WHERE n = ?', event.n);
      } else {
        this.#sql.exec(
          'UPDATE events SET attempts = attempts + 1, due_at = ? WHERE n = ?',
          now + wait,
          event.n,
        );
      }
    }
    await this.#schedule();
  }

  /** Gives up, and tells, what was authorised until now. */
  async #endAuthorizations(): Promise<void> {
    const now = this.#clock.now();
    for (const id of ended(this.#sql, now)) {
      const order = this.find(id);
      noteEnd(this.#sql, id, undefined);
      if (order) await this.#announce(order, 'PAYMENT.AUTHORIZATION.VOIDED');
    }
  }

  async #send({ body, is_forged }: Waiting): Promise<boolean> {
    const { paypalWebhookUrl: url, webhookSecret } = this.#settings;
    if (url === undefined) return true;
    const secret = is_forged ? 'the secret of somebody else' : webhookSecret;
    return postEvent(url, body, await proofOf(secret, body, this.#clock.now()));
  }

  async #tell(said: Said): Promise<Said> {
    if (!said.order) return said;
    this.#keep(said.order);
    if (said.tells) await this.#announce(said.order, said.tells);
    return said;
  }

  #keep(order: KeptOrder): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO orders (id, capture, body) VALUES (?, ?, ?)',
      order.id,
      order.capture?.id ?? null,
      JSON.stringify(order),
    );
    noteEnd(this.#sql, order.id, endOf(order));
  }

  /** Writes an event down for later, as often as the buyer's answer plans it. */
  async #announce(order: KeptOrder, type: string): Promise<void> {
    if (!order.answer) return;
    const { copies, eventDelayMs, isApproved } = planOf(order.answer, this.#settings);
    const now = this.#clock.now();
    const body = eventOf(order, type, now);
    const settles = order.capture?.settlesAt ?? order.authorization?.settlesAt ?? now;
    for (let copy = 0; copy < copies; copy += 1) {
      this.#sql.exec(
        'INSERT INTO events (body, is_forged, due_at) VALUES (?, ?, ?)',
        body,
        isApproved ? 0 : 1,
        Math.max(settles, now + eventDelayMs),
      );
    }
    await this.#schedule();
  }

  async #schedule(): Promise<void> {
    const { due } = this.#sql
      .exec<{ due: number | null }>(
        'SELECT MIN(at) AS due FROM (SELECT due_at AS at FROM events UNION ALL SELECT ends_at FROM ends)',
      )
      .one();
    if (due !== null) await this.ctx.storage.setAlarm(due);
  }
}
