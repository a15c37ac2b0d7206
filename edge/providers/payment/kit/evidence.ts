import type { Result } from '../../../../shared/kernel/result.ts';
import type { Evidence } from '../../../../shared/rules/dispute-evidence.ts';
import type { ProviderError } from './provider-error.ts';

/** A provider's way to take evidence against a dispute. */
export interface EvidenceCalls {
  /**
   * Sends evidence once; it is final. Whoever sends the same again, under any key, finds it `sent`. A failure means
   * that this call sent nothing.
   */
  readonly submit: (input: EvidenceInput) => Promise<Result<EvidenceOutcome, ProviderError>>;
}

export interface EvidenceInput {
  /** The provider's id of the dispute. */
  readonly disputeId: string;
  readonly evidence: Evidence;
  readonly idempotencyKey: string;
}

/**
 * What became of evidence: it is `sent`; nobody knows yet; it came too late, or for a dispute that is over; or the
 * provider has other evidence already.
 */
export type EvidenceOutcome = 'sent' | 'unknown' | 'late' | 'elsewhere';
