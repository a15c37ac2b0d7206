/** How long visitors may wait beside a crowd. */
import type { Check } from '../../../support/suite/part.ts';
import type { Served } from './visitors.ts';

/** How much slower an ordinary visitor may get; the floors below allow for workerd's own pauses. */
const SLOWER = 3;
const LEAST_P50_MS = 25;
const LEAST_P99_MS = 1_000;
/** A bare answer below this says nothing about the machine. */
const LEAST_BARE_MS = 10;

/**
 * Checks that visitors were served.
 * @param quiet how they were served without a crowd
 */
export function checkServed(name: string, served: Served, quiet: Served): Check {
  const failed = Object.entries(served.failures);
  // The machine is others' too: as much slower as the bare server was meanwhile, it was itself.
  const least = (bare: number): number => Math.max(LEAST_BARE_MS, bare);
  const machine = Math.max(1, least(served.bare) / least(quiet.bare));
  const p50 = Math.max(LEAST_P50_MS, quiet.p50 * SLOWER) * machine;
  const p99 = Math.max(LEAST_P99_MS, quiet.p99 * SLOWER) * machine;
  const note = failed.map(([why, count]) => `${count} × ${why}`).join(', ');
  return {
    name,
    figure: figureOf(served),
    limit: `0 failed, p50 ≤ ${p50.toFixed(0)} ms, p99 ≤ ${p99.toFixed(0)} ms`,
    met: failed.length === 0 && served.p50 <= p50 && served.p99 <= p99,
    ...(note ? { note } : {}),
  };
}

/** A row's figure. */
export function figureOf({ requests, failures, p50, p99, bare }: Served): string {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  return `${failed} of ${requests} failed, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (bare ${bare.toFixed(0)})`;
}
