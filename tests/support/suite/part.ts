/** What `npm run bench`, `npm run audit` and `npm run chaos` are made of. */

/** One row of a suite's table: a figure held against its limit. */
export interface Check {
  readonly name: string;
  /** What was measured, with its unit: `1.42 ×`, `0 of 50`, `100`. */
  readonly figure: string;
  /** What it is held against, `≤ 1.7 ×`; absent where a figure is only told. */
  readonly limit?: string;
  /** Whether it is within its limit; true where there is none. */
  readonly met: boolean;
  /** What a reader of a missed row has to know. */
  readonly note?: string;
}

/** What a part found. */
export interface Findings {
  readonly checks: readonly Check[];
  /** Printed above the checks: a table of its own, where a list of checks is not enough. */
  readonly text?: string;
}

/** What a part is given to work with. */
export interface Tools {
  /** Less of everything, for trying a part out: rough figures. */
  readonly quick: boolean;
  /** Progress, apart from the result. */
  say(text: string): void;
  /**
   * Keeps what has to be stopped, started or still starting. It is stopped in reverse order when the
   * part is over, and when a signal ends the suite.
   */
  keep<T extends { stop(): unknown }>(starting: Promise<T>): Promise<T>;
}

/** A part of a suite; `--part <name>` runs it alone. */
export interface Part {
  readonly name: string;
  /** What it shows, in one line. */
  readonly about: string;
  run(tools: Tools): Promise<Findings>;
}
