/** The arithmetic of the table, apart from the measuring. */

/** The value that this share of the sorted values does not exceed (nearest rank); NaN for none. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** The middle value, or the mean of the two in the middle; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The figures of one round, or the median of several. */
export interface Figures {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
  /** Microseconds of the server's CPU for a request; NaN where the system does not tell. */
  readonly cpu: number;
}

/** Each figure's median over the rounds: one disturbed round changes none of them. */
export function middle(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]));
  return { rate: of('rate'), p50: of('p50'), p90: of('p90'), p99: of('p99'), cpu: of('cpu') };
}
