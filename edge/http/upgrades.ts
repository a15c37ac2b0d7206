/**
 * How many sockets an isolate lets in, and how fast (decision 0103). After a restart every browser comes back at
 * once; and a workerd of one's own ends when it has no more files to open.
 */

/** Sockets that are let in in a second, and at once after a rest. */
export const UPGRADES_A_SECOND = 200;
/** Files that a socket keeps open: its connection has two ends. */
const FILES_ASLEEP = 2;
/** Files more while the objects that it wakes are awake: a conversation and a mailbox, whose databases are three each. */
const FILES_AWAKE = 6;
/** How long they stay awake, in ms, with time to fall asleep. */
const AWAKE_MS = 12_000;
/** When whoever is refused for the lack of files may ask again, in seconds. */
const FULL_SECONDS = 30;

/** The sockets that were let in lately. */
export class Upgrades {
  /** Those of each past second, the newest last. */
  #lately: { readonly second: number; count: number }[] = [];
  #left = UPGRADES_A_SECOND;
  #filledAt = 0;

  /**
   * Lets one more in.
   * @param now milliseconds
   * @param held sockets that are open
   * @param files that sockets may use; undefined for as many as they like
   * @returns undefined where it may open; else the seconds after which it may ask again
   */
  refuse(now: number, held: number, files: number | undefined): number | undefined {
    const gone = Math.max(0, now - this.#filledAt);
    this.#left = Math.min(UPGRADES_A_SECOND, this.#left + (gone * UPGRADES_A_SECOND) / 1_000);
    this.#filledAt = now;
    if (this.#left < 1) return 1;
    const needed = (held + 1) * FILES_ASLEEP + this.#countLately(now) * FILES_AWAKE;
    if (files !== undefined && needed > files) {
      return (held + 1) * FILES_ASLEEP > files ? FULL_SECONDS : Math.ceil(AWAKE_MS / 1_000);
    }
    this.#left -= 1;
    this.#note(now);
    return undefined;
  }

  #note(now: number): void {
    const second = Math.floor(now / 1_000);
    const last = this.#lately.at(-1);
    if (last?.second === second) last.count += 1;
    else this.#lately.push({ second, count: 1 });
  }

  #countLately(now: number): number {
    const since = (now - AWAKE_MS) / 1_000;
    this.#lately = this.#lately.filter(({ second }) => second >= since);
    return this.#lately.reduce((sum, { count }) => sum + count, 0);
  }
}
