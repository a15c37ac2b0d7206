import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { retryWaits } from '../plan.ts';
import { postEvent } from '../post-event.ts';
import { readSettings } from '../settings.ts';
import type { Settings, SandboxVariables } from '../settings.ts';
import {
  eventOf,
  newLabel,
  planOf,
  type KeptLabel,
  type Step,
  type TransactionRequest,
} from './labels.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS labels (
  id TEXT PRIMARY KEY, rate TEXT NOT NULL, number TEXT NOT NULL UNIQUE, body TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS labels_of_rate ON labels (rate);
CREATE TABLE IF NOT EXISTS events (
  n INTEGER PRIMARY KEY, body TEXT NOT NULL, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
);
`;

/** What a label may be found by. */
export type By = 'id' | 'number';

/** The sandbox's Shippo in one object, which handles calls one after the other. */
export class SandboxShippo extends DurableObject<SandboxVariables> {
  readonly #settings: Settings;
  readonly #sql: SqlStorage;
  readonly #clock = systemClock;

  constructor(state: DurableObjectState, variables: SandboxVariables) {
    super(state, variables);
    this.#settings = readSettings(variables);
    this.#sql = state.storage.sql;
    this.#sql.exec(SCHEMA);
  }

  /** Sells a label: as often as it is asked, since Shippo knows no key of a purchase. */
  buy(request: TransactionRequest, isQueued = false): KeptLabel {
    const label = newLabel(request, isQueued);
    this.#keep(label);
    return label;
  }

  /** The labels of a rate. */
  listOf(rate: string): KeptLabel[] {
    return this.#sql
      .exec<{ body: string }>('SELECT body FROM labels WHERE rate = ?', rate)
      .toArray()
      .map(({ body }) => JSON.parse(body) as KeptLabel);
  }

  /** A label; one that was queued is made once it was looked at. */
  find(by: By, value: string): KeptLabel | undefined {
    const [row] = this.#sql
      .exec<{ body: string }>(`SELECT body FROM labels WHERE ${by} = ?`, value)
      .toArray();
    const label = row && (JSON.parse(row.body) as KeptLabel);
    if (label?.isQueued) this.#keep({ ...label, isQueued: false });
    return label;
  }

  /** Takes a label back; one whose parcel was fetched stays. */
  giveBack(id: string): boolean {
    const label = this.find('id', id);
    if (label?.status !== 'PRE_TRANSIT') return false;
    this.#keep({ ...label, isRefunded: true });
    return true;
  }

  /** What happens to a parcel at the depot, and the events that tell it. */
  async step(number: string, step: Step): Promise<void> {
    const label = this.find('number', number);
    if (!label || label.isRefunded) return;
    const { status, told, isLate } = planOf(step);
    if (status !== null) this.#keep({ ...label, isQueued: false, status });
    const due = this.#clock.now() + (isLate ? this.#settings.lateMs : 0);
    for (const claimed of told) {
      const body = eventOf(label, claimed);
      this.#sql.exec('INSERT INTO events (body, due_at) VALUES (?, ?)', body, due);
    }
    await this.#schedule();
  }

  /** Sends the events whose time has come; one that is not taken is sent again, three times. */
  override async alarm(): Promise<void> {
    type Waiting = { n: number; body: string; attempts: number };
    const due = this.#sql
      .exec<Waiting>(
        'SELECT n, body, attempts FROM events WHERE due_at <= ? ORDER BY n LIMIT 50',
        this.#clock.now(),
      )
      .toArray();
    for (const { n, body, attempts } of due) {
      const wait = retryWaits(this.#settings)[attempts];
      if ((await this.#send(body)) || wait === undefined) {
        this.#sql.exec('DELETE FROM events WHERE n = ?', n);
      } else {
        const at = this.#clock.now() + wait;
        this.#sql.exec('UPDATE events SET attempts = attempts + 1, due_at = ? WHERE n = ?', at, n);
      }
    }
    await this.#schedule();
  }

  async #send(body: string): Promise<boolean> {
    const { courierEventsUrl: url } = this.#settings;
    if (url === undefined) return true;
    return postEvent(url, body);
  }

  #keep(label: KeptLabel): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO labels (id, rate, number, body) VALUES (?, ?, ?, ?)',
      label.id,
      label.rate,
      label.number,
      JSON.stringify(label),
    );
  }

  async #schedule(): Promise<void> {
    const { due } = this.#sql
      .exec<{ due: number | null }>('SELECT MIN(due_at) AS due FROM events')
      .one();
    if (due !== null) await this.ctx.storage.setAlarm(due);
  }
}
