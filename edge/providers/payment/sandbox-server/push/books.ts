import { DurableObject } from 'cloudflare:workers';
import type { DurableObjectState, SqlStorage } from '@cloudflare/workers-types';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import type { SandboxVariables } from '../settings.ts';
import { decryptPush, newDeviceKeys, type DeviceKeys } from './decrypt.ts';

const SCHEMA = `
CREATE TABLE IF NOT EXISTS devices (
  id TEXT PRIMARY KEY, keys TEXT NOT NULL, way TEXT NOT NULL, made_at INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS pushes (
  n INTEGER PRIMARY KEY, device TEXT NOT NULL, topic TEXT NOT NULL, text TEXT NOT NULL, came_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS pushes_of_device ON pushes (device, n);
`;

/** How the push service answers for a device. */
export const WAYS = ['taken', 'gone', 'busy', 'down', 'slow', 'moved'] as const;
export type Way = (typeof WAYS)[number];

export interface Device {
  readonly id: string;
  readonly way: Way;
  readonly keys: DeviceKeys;
}

export interface Push {
  readonly topic: string;
  readonly text: string;
  readonly came_at: number;
}

/** Devices and pushes that are kept; the oldest go first. */
const KEPT = 200;

/** The sandbox's push service and the browsers behind it, in one object. */
export class SandboxPush extends DurableObject<SandboxVariables> {
  readonly #sql: SqlStorage;
  readonly #clock = systemClock;

  constructor(state: DurableObjectState, variables: SandboxVariables) {
    super(state, variables);
    this.#sql = state.storage.sql;
    this.#sql.exec(SCHEMA);
  }

  /** A new browser with keys of its own. */
  async add(): Promise<Device> {
    const keys = await newDeviceKeys();
    const id = crypto.randomUUID();
    this.#sql.exec(
      'INSERT INTO devices (id, keys, way, made_at) VALUES (?, ?, ?, ?)',
      id,
      JSON.stringify(keys),
      'taken' satisfies Way,
      this.#clock.now(),
    );
    this.#sql.exec(
      `DELETE FROM devices WHERE id NOT IN (SELECT id FROM devices ORDER BY made_at DESC LIMIT ${KEPT})`,
    );
    return { id, keys, way: 'taken' };
  }

  find(id: string): Device | undefined {
    const [row] = this.#sql
      .exec<{ keys: string; way: string }>('SELECT keys, way FROM devices WHERE id = ?', id)
      .toArray();
    return row && { id, way: row.way as Way, keys: JSON.parse(row.keys) as DeviceKeys };
  }

  set(id: string, way: Way): void {
    this.#sql.exec('UPDATE devices SET way = ? WHERE id = ?', way, id);
  }

  /** Decrypts and keeps a push; one that is not for this device is refused. */
  async take(id: string, topic: string, body: Uint8Array<ArrayBuffer>): Promise<boolean> {
    const device = this.find(id);
    const text = device && (await decryptPush(body, device.keys).catch(() => undefined));
    if (text === undefined) return false;
    // One that waits gives way to a newer one of its topic (RFC 8030, 5.4).
    this.#sql.exec('DELETE FROM pushes WHERE device = ? AND topic = ?', id, topic);
    this.#sql.exec(
      'INSERT INTO pushes (device, topic, text, came_at) VALUES (?, ?, ?, ?)',
      id,
      topic,
      text,
      this.#clock.now(),
    );
    this.#sql.exec(
      `DELETE FROM pushes WHERE n NOT IN (SELECT n FROM pushes ORDER BY n DESC LIMIT ${KEPT})`,
    );
    return true;
  }

  /** What has come to a device, the newest first. */
  listOf(id: string): Push[] {
    return this.#sql
      .exec<{ topic: string; text: string; came_at: number }>(
        'SELECT topic, text, came_at FROM pushes WHERE device = ? ORDER BY n DESC',
        id,
      )
      .toArray();
  }
}
