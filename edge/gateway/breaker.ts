import type { Clock } from '../../shared/kernel/clock.ts';

/** Failures in a row that open the breaker, and how long it stays open. */
const FAILURES = 5;
const OPEN_MS = 10_000;

interface State {
  failures: number;
  openUntil: number;
}

/**
 * Stops calls to a failing upstream: after five failures in a row it gets no call for ten seconds,
 * then one request tries it again. There is one breaker for each isolate.
 */
export class Breaker {
  readonly #clock: Clock;
  readonly #states = new Map<string, State>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * True when the upstream may be called now; an open breaker lets one try through when its time
   * ends.
   */
  allows(name: string): boolean {
    const state = this.#states.get(name);
    if (!state || state.failures < FAILURES) return true;
    if (this.#clock.now() < state.openUntil) return false;
    state.openUntil = this.#clock.now() + OPEN_MS;
    return true;
  }

  succeeded(name: string): void {
    this.#states.delete(name);
  }

  failed(name: string): void {
    const state = this.#states.get(name) ?? { failures: 0, openUntil: 0 };
    state.failures += 1;
    if (state.failures >= FAILURES) state.openUntil = this.#clock.now() + OPEN_MS;
    this.#states.set(name, state);
  }
}
