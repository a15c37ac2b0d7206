import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { retryWaits } from '../plan.ts';
import { postEvent } from '../post-event.ts';
import { readSettings } from '../settings.ts';
import type { Settings, SandboxVariables } from '../settings.ts';
import { answered, newCharge, show, type ChargeRequest, type KeptCharge } from './charges.ts';
import { planOf, type CounterAnswer } from './plan.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS charges (
  id TEXT PRIMARY KEY, order_id TEXT NOT NULL UNIQUE, number TEXT NOT NULL UNIQUE, body TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS events (
  n INTEGER PRIMARY KEY, method TEXT NOT NULL, body TEXT NOT NULL, is_forged INTEGER NOT NULL,
  due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS events_due ON events (due_at);
`;

/** What a charge may be found by. */
type By = 'id' | 'order_id' | 'number';

interface Waiting {
  readonly n: number;
  readonly method: string;
  readonly body: string;
  readonly is_forged: number;
  readonly attempts: number;
}

/** The sandbox's Openpay in one object, which handles calls one after the other. */
export class SandboxOpenpay extends DurableObject<SandboxVariables> {
  readonly #settings: Settings;
  readonly #sql: SqlStorage;
  readonly #clock = systemClock;

  constructor(state: DurableObjectState, variables: SandboxVariables) {
    super(state, variables);
    this.#settings = readSettings(variables);
    this.#sql = state.storage.sql;
    this.#sql.exec(SCHEMA);
  }

  /** Makes a charge; undefined where its order has one already. */
  open(request: ChargeRequest): object | undefined {
    if (this.find('order_id', request.order_id)) return undefined;
    const charge = newCharge(request, this.#clock.now());
    this.#keep(charge);
    return show(charge);
  }

  /** A charge as Openpay writes it. */
  read(by: By, value: string): object | undefined {
    const charge = this.find(by, value);
    return charge && show(charge);
  }

  find(by: By, value: string): KeptCharge | undefined {
    const [row] = this.#sql
      .exec<{ body: string }>(`SELECT body FROM charges WHERE ${by} = ?`, value)
      .toArray();
    return row && (JSON.parse(row.body) as KeptCharge);
  }

  /** What happens to a number at the counter; a number that is paid stays paid. */
  async answer(number: string, answer: CounterAnswer): Promise<KeptCharge | undefined> {
    const charge = this.find('number', number);
    if (!charge || charge.status === 'completed') return charge;
    const after = answered(charge, answer);
    this.#keep(after);
    await this.#announce(after, answer);
    return after;
  }

  /** Sends the events whose time has come; one that is not taken is sent again, three times. */
  override async alarm(): Promise<void> {
    const due = this.#sql
      .exec<Waiting & Record<string, string | number>>(
        `SELECT n, method, body, is_forged, attempts FROM events WHERE due_at <= ?
          ORDER BY n LIMIT 50`,
        this.#clock.now(),
      )
      .toArray();
    for (const event of due) {
      const isTaken = await this.#send(event);
      const wait = retryWaits(this.#settings)[event.attempts];
      if (isTaken || event.is_forged || wait === undefined) {
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

  async #send({ method, body, is_forged }: Waiting): Promise<boolean> {
    const { eventsUrl: url, webhookSecret } = this.#settings;
    if (url === undefined) return true;
    const code = method === 'store' ? 'openpay_store' : 'openpay_bank';
    const secret = is_forged ? 'the secret of somebody else' : webhookSecret;
    return postEvent(`${url}/${code}`, body, {
      authorization: `Basic ${btoa(`openpay:${secret}`)}`,
    });
  }

  #keep(charge: KeptCharge): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO charges (id, order_id, number, body) VALUES (?, ?, ?, ?)',
      charge.id,
      charge.orderId,
      charge.number,
      JSON.stringify(charge),
    );
  }

  /** Writes an event down for later, as often as the answer plans it. */
  async #announce(charge: KeptCharge, answer: CounterAnswer): Promise<void> {
    const { copies, isLate, isForged } = planOf(answer);
    const now = this.#clock.now();
    const type = charge.status === 'expired' ? 'charge.cancelled' : 'charge.succeeded';
    const transaction = show(isForged ? { ...charge, status: 'completed' } : charge);
    const body = JSON.stringify({ type, event_date: new Date(now).toISOString(), transaction });
    for (let copy = 0; copy < copies; copy += 1) {
      this.#sql.exec(
        'INSERT INTO events (method, body, is_forged, due_at) VALUES (?, ?, ?, ?)',
        charge.method,
        body,
        isForged ? 1 : 0,
        now + (isLate ? this.#settings.lateMs : 0),
      );
    }
    await this.#schedule();
  }

  async #schedule(): Promise<void> {
    const { due } = this.#sql
      .exec<{ due: number | null }>('SELECT MIN(due_at) AS due FROM events')
      .one();
    if (due !== null) await this.ctx.storage.setAlarm(due);
  }
}
