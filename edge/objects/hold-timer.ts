import { DurableObject } from 'cloudflare:workers';
import { openCell } from '../db/cells.ts';
import { readEnv, type Bindings } from '../env.ts';
import type { HoldTimerCalls } from '../flows/purchase/hold-timer.ts';
import { sweepHolds } from '../flows/purchase/sweep-holds.ts';

/** A sweep that failed is tried again after this time. */
const AGAIN_MS = 5_000;

/**
 * Wakes when a cell's next stock hold ends, and sweeps. There is one for each cell, named by it.
 * The cron sweeps too, only later; every read ignores an ended hold, so nothing is wrong before
 * either has run.
 */
export class HoldTimer extends DurableObject<Bindings> implements HoldTimerCalls {
  async arm(cell: string, at: number): Promise<void> {
    const armed = await this.ctx.storage.getAlarm();
    if (armed !== null && armed <= at) return;
    await this.ctx.storage.put('cell', cell);
    await this.ctx.storage.setAlarm(at);
  }

  override async alarm(): Promise<void> {
    const name = await this.ctx.storage.get<string>('cell');
    const cell = openCell(readEnv(this.env), name ?? '');
    if (!name || !cell) return;
    const next = await this.#sweep(() => sweepHolds(cell, Date.now()));
    // `arm` keeps the earlier time, in case a hold armed the timer while this ran.
    if (next !== null) await this.arm(name, next);
  }

  async #sweep(sweep: () => Promise<number | null>): Promise<number | null> {
    try {
      const next = await sweep();
      return next === null ? null : Math.max(next, Date.now() + 1);
    } catch (error) {
      console.error(JSON.stringify({ level: 'error', timer: String(error) }));
      return Date.now() + AGAIN_MS;
    }
  }
}
