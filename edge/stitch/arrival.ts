import type { Slot } from '../../host-pages/kit/slot.ts';
import { startDeadline, type Deadline } from '../../shared/kernel/deadline.ts';

/** How long a page waits for a fragment's data, by class (design, "Stitching"). */
const WAIT_MS = { primary: 800, essential: 800, regular: 300 } as const;

/** The props that a slot is rendered with, or the reason why it has none. */
export type Arrival =
  | { readonly ok: true; readonly props: unknown }
  /** The read failed, or was late for its class. */
  | { readonly ok: false; readonly error: unknown };

/**
 * The waits of one page: all its fragments begin in the same turn, and share a timer for each
 * class.
 */
export class Arrivals {
  readonly #start = Date.now();
  readonly #deadlines = new Map<number, Deadline>();
  readonly #waits = new Map<Slot, Promise<void>>();
  readonly #arrived = new Map<Slot, Arrival>();

  /** Begins to wait for the props of slots and of their children. */
  begin(slots: readonly Slot[]): void {
    for (const slot of slots) {
      if (slot.props instanceof Promise) this.#waits.set(slot, this.#waitFor(slot, slot.props));
      this.begin(slot.children);
    }
  }

  /** Resolves when all props have arrived or are late; never rejects. */
  async all(): Promise<void> {
    await Promise.all(this.#waits.values());
    for (const { end } of this.#deadlines.values()) end();
  }

  /** Resolves when one slot's props have arrived or are late; never rejects. */
  async one(slot: Slot): Promise<void> {
    await this.#waits.get(slot);
  }

  /** The arrival of a slot that was waited for. */
  of(slot: Slot): Arrival {
    return this.#arrived.get(slot) ?? { ok: true, props: slot.props };
  }

  /** Milliseconds that are left of a slot's time; at least one. */
  left(slot: Slot): number {
    return Math.max(1, this.#start + WAIT_MS[slot.class] - Date.now());
  }

  async #waitFor(slot: Slot, props: Promise<unknown>): Promise<void> {
    const milliseconds = WAIT_MS[slot.class];
    let deadline = this.#deadlines.get(milliseconds);
    if (!deadline) this.#deadlines.set(milliseconds, (deadline = startDeadline(milliseconds)));
    try {
      this.#arrived.set(slot, { ok: true, props: await Promise.race([props, deadline.late]) });
    } catch (error) {
      this.#arrived.set(slot, { ok: false, error });
    }
  }
}
