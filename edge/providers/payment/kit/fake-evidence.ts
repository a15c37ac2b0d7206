import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Evidence } from '../../../../shared/rules/dispute-evidence.ts';
import type { EvidenceCalls } from './evidence.ts';

/** What a test sees and decides of the evidence that a fake takes. */
export interface FakeEvidence {
  readonly evidence: EvidenceCalls;
  /** The evidence of each dispute. */
  readonly submitted: ReadonlyMap<string, Evidence>;
  /** How often a dispute was asked about: repeats are counted. */
  readonly evidenceAsked: () => number;
  /** Has what is sent from now on end in another way; `lost` evidence is taken, and not answered. */
  readonly evidenceEnds: (how: 'success' | 'refused' | 'late' | 'lost' | 'down') => void;
  /** Has somebody send evidence in the provider's panel. */
  readonly submitByHand: (disputeId: string) => void;
}

/** The evidence that a fake takes, once for each dispute. */
export function fakeEvidence(): FakeEvidence {
  const submitted = new Map<string, Evidence>();
  let asked = 0;
  let ends: Parameters<FakeEvidence['evidenceEnds']>[0] = 'success';
  return {
    submitted,
    evidenceAsked: () => asked,
    evidenceEnds: (how) => {
      ends = how;
    },
    submitByHand: (id) => void submitted.set(id, { statement: 'sent by hand' }),
    evidence: {
      async submit({ disputeId, evidence }) {
        asked += 1;
        if (ends === 'down') return fail({ code: 'provider_unavailable', message: 'out of order' });
        const known = submitted.get(disputeId);
        if (known) {
          return ok(JSON.stringify(known) === JSON.stringify(evidence) ? 'sent' : 'elsewhere');
        }
        if (ends === 'refused') return fail({ code: 'provider_refused', message: '400' });
        if (ends === 'late') return ok('late');
        submitted.set(disputeId, evidence);
        return ok(ends === 'lost' ? 'unknown' : 'sent');
      },
    },
  };
}
