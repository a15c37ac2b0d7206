import type { ProofView } from '../contracts/registration.ts';
import { PIN_VALIDITY_MS } from '../kernel/constants/timers.ts';

/** What the page of a PIN knows beyond its address, for as long as its tab is open. */
export interface KeptProof {
  /** When the PIN is over, on this machine's clock; null where none was sent. */
  readonly until: number | null;
  /** The edge said so; it decides again. */
  readonly canSkip: boolean;
}

const keyOf = (code: string): string => `proof:${code}`;

/**
 * What of a proof's answer counts from now: the edge's clock may be another, so that the time that a
 * PIN has is counted from its answer.
 */
export function keptProof(
  { expires_at: end, can_skip_pin: canSkip }: Pick<ProofView, 'expires_at' | 'can_skip_pin'>,
  now: number,
): KeptProof {
  return { until: end === null ? null : now + PIN_VALIDITY_MS, canSkip };
}

/** Keeps it for the page that comes next; without storage that page shows no countdown. */
export function keepProof(code: string, kept: KeptProof): void {
  try {
    sessionStorage.setItem(keyOf(code), JSON.stringify(kept));
  } catch {
    // A private window, or storage that is full.
  }
}

/** What was kept of a proof in this tab. */
export function recallProof(code: string): KeptProof | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(code));
    if (text === null) return undefined;
    const { until, canSkip } = JSON.parse(text) as Partial<KeptProof>;
    return { until: typeof until === 'number' ? until : null, canSkip: canSkip === true };
  } catch {
    return undefined;
  }
}
