/** Steps of the price filter in minor units; the last one is open. Migration 0004 counts by them. */
export const PRICE_STEPS = [0, 20_000, 50_000, 100_000, 250_000, 500_000, 1_000_000] as const;

/** The steps that two prices hold wholly; a price that is left out holds all on its side. */
export function stepsWithin(from: number | undefined, to: number | undefined): number[] {
  return PRICE_STEPS.flatMap((start, step) => {
    const next = PRICE_STEPS[step + 1] ?? Number.POSITIVE_INFINITY;
    return start >= (from ?? 0) && next - 1 <= (to ?? Number.POSITIVE_INFINITY) ? [step] : [];
  });
}
