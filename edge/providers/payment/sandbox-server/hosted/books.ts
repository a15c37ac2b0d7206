import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { retryWaits } from '../plan.ts';
import { ended, ENDS_SCHEMA, noteEnd } from '../ends.ts';
import { postEvent } from '../post-event.ts';
import { readSettings } from '../settings.ts';
import type { Settings, SandboxVariables } from '../settings.ts';
import { charged, endOf, givenUp, withEnd } from './authorizations.ts';
import { bodyOf, proofOf, type HostedEvent } from './events.ts';
import { cardsOf, sourceIdOf } from './kept-cards.ts';
import {
  answered,
  opened,
  refunded,
  type HostedCode,
  type HostedRequest,
  type KeptPayment,
  type KeptRefund,
} from './payments.ts';
import { planOf, type HostedAnswer } from './plan.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS payments (
  id TEXT PRIMARY KEY, code TEXT NOT NULL, reference TEXT NOT NULL, body TEXT NOT NULL,
  UNIQUE (code, reference)
);
CREATE TABLE IF NOT EXISTS events (
  n INTEGER PRIMARY KEY, code TEXT NOT NULL, body TEXT NOT NULL, proof TEXT NOT NULL,
  due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS events_due ON events (due_at);
`;

interface Waiting extends HostedEvent {
  readonly n: number;
  readonly code: HostedCode;
  readonly attempts: number;
}

/** A payment that its shop looks at, and how that look ends. */
export interface Looked {
  readonly payment: KeptPayment;
  readonly fails: boolean;
  readonly holdMs: number;
}

/** The sandbox's providers with pages of their own in one object, which handles calls one by one. */
export class SandboxHosted extends DurableObject<SandboxVariables> {
  readonly #settings: Settings;
  readonly #sql: SqlStorage;
  readonly #clock = systemClock;

  constructor(state: DurableObjectState, variables: SandboxVariables) {
    super(state, variables);
    this.#settings = readSettings(variables);
    this.#sql = state.storage.sql;
    this.#sql.exec(SCHEMA + ENDS_SCHEMA);
  }

  /** Opens a payment, or repeats the one that was opened under its reference. */
  open(request: HostedRequest, origin: string): KeptPayment {
    const before = this.byReference(request.code, request.reference);
    if (before) return before;
    const payment = opened(request, origin, this.#clock.now());
    this.#keep(payment);
    return payment;
  }

  find(id: string): KeptPayment | undefined {
    return this.#first('SELECT body FROM payments WHERE id = ?', id);
  }

  byReference(code: HostedCode, reference: string): KeptPayment | undefined {
    return this.#first(
      'SELECT body FROM payments WHERE code = ? AND reference = ?',
      code,
      reference,
    );
  }

  /** A payment as its shop looks at it, by its id or by the shop's own reference. */
  look(code: HostedCode, by: { id: string } | { reference: string }): Looked | undefined {
    const payment = 'id' in by ? this.find(by.id) : this.byReference(code, by.reference);
    if (payment?.code !== code) return undefined;
    const how = payment.answer && planOf(payment.answer, this.#settings).look;
    const isFirst = how !== null && how !== 'told' && !payment.wasSeen;
    if (isFirst) this.#keep({ ...payment, wasSeen: true });
    const holdMs = isFirst && how === 'hangs' ? this.#settings.hangMs : 0;
    return { payment, fails: isFirst && how === 'fails', holdMs };
  }

  /** Takes the buyer's answer on the page; only the first one counts. */
  async answer(id: string, answer: HostedAnswer): Promise<KeptPayment | undefined> {
    const payment = this.find(id);
    const now = this.#clock.now();
    const made = payment && answered(payment, answer, this.#settings, now);
    if (!made) return payment;
    const after = withEnd(made, this.#settings);
    this.#keep(after);
    await this.#announce(payment, after, now);
    return after;
  }

  /** Charges what was authorised of a payment, or a part of it; undefined where that is refused. */
  async captureLater(id: string, amount: number): Promise<KeptPayment | undefined> {
    const payment = this.find(id);
    const now = this.#clock.now();
    const after = payment && charged(payment, amount, this.#settings, now);
    if (after) await this.#change(after, now);
    return after;
  }

  /** Gives up what was authorised of a payment; undefined where nothing is. */
  async cancelLater(id: string): Promise<KeptPayment | undefined> {
    const payment = this.find(id);
    const now = this.#clock.now();
    const after = payment && givenUp(payment, now);
    if (after) await this.#change(after, now);
    return after;
  }

  async #change(payment: KeptPayment, now: number): Promise<void> {
    this.#keep(payment);
    await this.#tell(payment, now, 'right');
  }

  /** The payments whose cards a customer has left here. */
  cards(customer: string): KeptPayment[] {
    const query = "SELECT body FROM payments WHERE body ->> '$.customer' = ?";
    const rows = this.#sql.exec<{ body: string }>(query, customer).toArray();
    const all = rows.map(({ body }) => JSON.parse(body) as KeptPayment);
    return cardsOf(all, customer, this.#clock.now());
  }

  /** Lets go of a customer's card; undefined where there is none. */
  dropCard(customer: string, source: string): KeptPayment | undefined {
    const payment = this.cards(customer).find((one) => sourceIdOf(one) === source);
    if (payment) this.#keep({ ...payment, isCardGone: true });
    return payment;
  }

  /** Gives back a part or all of a payment, once for each key. */
  async refund(
    id: string,
    asked: { readonly amount: number; readonly key: string },
  ): Promise<{ readonly payment: KeptPayment; readonly refund: KeptRefund } | undefined> {
    const payment = this.find(id);
    const now = this.#clock.now();
    const given = payment && refunded(payment, asked, this.#settings, now);
    if (!given) return undefined;
    this.#keep(given.payment);
    await this.#tell(given.payment, Math.max(now, given.refund.settlesAt), 'right');
    return given;
  }

  /** Sends the events whose time has come; one that is not taken is sent again, three times. */
  override async alarm(): Promise<void> {
    await this.#endAuthorizations();
    const due = this.#sql
      .exec<Waiting & Record<string, string | number>>(
        'SELECT n, code, body, proof, attempts FROM events WHERE due_at <= ? ORDER BY n LIMIT 50',
        this.#clock.now(),
      )
      .toArray();
    for (const event of due) {
      const isTaken = await this.#send(event);
      const wait = retryWaits(this.#settings)[event.attempts];
      if (isTaken || event.proof !== 'right' || wait === undefined) {
        this.#sql.exec('DELETE FROM events WHERE n = ?', event.n);
      } else {
        this.#sql.exec(
          'UPDATE events SET attempts = attempts + 1, due_at = ? WHERE n = ?',
          this.#clock.now() + wait,
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
      const payment = this.find(id);
      noteEnd(this.#sql, id, undefined);
      if (payment) await this.#tell(payment, now, 'right');
    }
  }

  async #send(event: Waiting): Promise<boolean> {
    const { eventsUrl } = this.#settings;
    if (eventsUrl === undefined) return true;
    const now = this.#clock.now();
    const { headers, query } = await proofOf(event.code, event, this.#settings, now);
    return postEvent(`${eventsUrl}/${event.code}${query}`, event.body, headers);
  }

  /** Writes the events of an answer down for later, as often as its plan says. */
  async #announce(before: KeptPayment, after: KeptPayment, now: number): Promise<void> {
    if (!after.answer) return;
    const plan = planOf(after.answer, this.#settings);
    const told = plan.proof === 'forged' ? { ...after, status: 'paid' as const } : after;
    const dueAt = Math.max(after.settlesAt, now + plan.eventDelayMs);
    for (let copy = 0; copy < plan.copies; copy += 1)
      await this.#tell(told, dueAt, plan.proof, now);
    // The older one says that its buyer has come to the page.
    if (plan.isShuffled) await this.#tell(before, dueAt + this.#settings.retryMs, 'right', now);
  }

  async #tell(
    payment: KeptPayment,
    dueAt: number,
    proof: HostedEvent['proof'],
    now = dueAt,
  ): Promise<void> {
    // Banorte tells its shop nothing.
    if (payment.code === 'banorte') return;
    this.#sql.exec(
      'INSERT INTO events (code, body, proof, due_at) VALUES (?, ?, ?, ?)',
      payment.code,
      bodyOf(payment, now),
      proof,
      dueAt,
    );
    await this.#schedule();
  }

  #first(query: string, ...values: string[]): KeptPayment | undefined {
    const [row] = this.#sql.exec<{ body: string }>(query, ...values).toArray();
    return row && (JSON.parse(row.body) as KeptPayment);
  }

  #keep(payment: KeptPayment): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO payments (id, code, reference, body) VALUES (?, ?, ?, ?)',
      payment.id,
      payment.code,
      payment.reference,
      JSON.stringify(payment),
    );
    noteEnd(this.#sql, payment.id, endOf(payment));
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
