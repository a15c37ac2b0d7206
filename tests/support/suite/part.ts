/** The parts of `npm run bench`, `npm run audit` and `npm run chaos`. */

/** One row of a suite's table: a figure and its limit. */
export interface Check {
  readonly name: string;
  /** The measured figure, with its unit: `1.42 ×`, `0 of 50`, `100`. */
  readonly figure: string;
  /** The limit, `≤ 1.7 ×`; absent for a figure without one. */
  readonly limit?: string;
  /** True when the figure is within its limit, or has none. */
  readonly met: boolean;
  /** An explanation for the reader of a missed row. */
  readonly note?: string;
}

/** The result of a part. */
export interface Findings {
  readonly checks: readonly Check[];
  /** Printed above the checks: a part's own table, where a list of checks is not enough. */
  readonly text?: string;
}

/** The tools that a part works with. */
export interface Tools {
  /** True for a quick try of a part, with less of everything: rough figures. */
  readonly quick: boolean;
  /** Folder of another checkout, installed and built, to compare with; from `--against <folder>`. */
  readonly against: string | undefined;
  /** Progress, apart from the result. */
  say(text: string): void;
  /**
   * Keeps a thing that has to be stopped, whether started or still starting. Kept things are
   * stopped in reverse order when the part is over, and when a signal ends the suite.
   */
  keep<T extends { stop(): unknown }>(starting: Promise<T>): Promise<T>;
}

/** A part of a suite; `--part <name>` runs it alone. */
export interface Part {
  readonly name: string;
  /** The purpose of the part, in one line. */
  readonly about: string;
  run(tools: Tools): Promise<Findings>;
}
