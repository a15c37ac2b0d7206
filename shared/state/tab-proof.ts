import type { ProofView } from '../contracts/registration.ts';
import { PIN_VALIDITY_MS } from '../kernel/constants/timers.ts';

/**
 * The facts of a proof that the page of a PIN knows beyond its address, for as long as its tab is
 * open.
 */
export interface TabProof {
  /** End of the PIN's validity on this device's clock; null where no PIN was sent. */
  readonly until: number | null;
  /** True when the edge said that the PIN may be skipped; the edge decides again. */
  readonly canSkip: boolean;
}

const keyOf = (code: string): string => `proof:${code}`;

/**
 * The facts of a proof's answer, from now on: the device's clock may differ from the edge's, so the
 * PIN's time is counted from the moment of its answer.
 */
export function tabProof(
  { expires_at: end, can_skip_pin: canSkip }: Pick<ProofView, 'expires_at' | 'can_skip_pin'>,
  now: number,
): TabProof {
  return { until: end === null ? null : now + PIN_VALIDITY_MS, canSkip };
}

/** Keeps the facts for the next page; without storage that page shows no countdown. */
export function keepProof(code: string, kept: TabProof): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(kept));
  } catch {
    // A private window, or storage that is full.
  }
}

/** The facts of a proof that were kept in this tab. */
export function recallProof(code: string): TabProof | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(code));
    if (text === null) return undefined;
    const { until, canSkip } = JSON.parse(text) as Partial<TabProof>;
    return { until: typeof until === 'number' ? until : null, canSkip: canSkip === true };
  } catch {
    return undefined;
  }
}
