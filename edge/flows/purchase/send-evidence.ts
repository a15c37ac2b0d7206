import type { Evidence, SubmissionFault } from '../../../shared/rules/dispute-evidence.ts';
import { waitAfterTry } from '../../../shared/rules/refunds.ts';
import { assertThat } from '../../db/sql.ts';
import { evidence, type HandedInRow } from '../../modules/disputes/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { providerOf } from './provider-of.ts';

const DUE = 50;

/**
 * Sends what was handed in against a dispute to its provider, once however often it is called: the provider knows
 * whether it has it. What nobody has answered is asked about by the schedule; what was refused waits for a person.
 */
export async function sendEvidence(work: CellScope, dispute: string): Promise<void> {
  const row = await work.cell.first(evidence.findHandedIn(dispute));
  if (row?.evidence_state !== 'asked') return;
  const claimed = await work.cell.write([
    assertThat(evidence.isAsHandedIn(row)),
    evidence.claimEvidence(dispute, work.ports.clock.now() + waitAfterTry(row.evidence_tries + 1)),
  ]);
  if (claimed.ok) await submit(work, row);
}

/** Sends the evidence whose time has come. */
export async function sendDueEvidence(work: CellScope, now: number): Promise<void> {
  for (const { id } of await work.cell.read(evidence.listDueEvidence(now, DUE))) {
    await sendEvidence(work, id).catch((error: unknown) => report(id, String(error)));
  }
}

async function submit(work: CellScope, row: HandedInRow): Promise<void> {
  const { id, provider_ref: disputeId, evidence_refusals: refusals } = row;
  const calls = (await providerOf(work, row))?.evidence;
  if (!calls) return refuse(work, id, 'no_keys', 'no keys');
  const told = JSON.parse(row.evidence ?? '{}') as Evidence;
  const idempotencyKey = `evidence-${work.cell.name}.${id}-${refusals}`;
  const answer = await calls.submit({ disputeId, evidence: told, idempotencyKey });
  if (!answer.ok) {
    const { code, message } = answer.error;
    if (code === 'provider_unavailable') return report(id, message);
    return refuse(work, id, 'refused', message);
  }
  const now = work.ports.clock.now();
  switch (answer.value) {
    case 'sent':
      await work.cell.write([evidence.noteEvidenceSent(id, told.statement ?? '', now)]);
      return;
    case 'unknown':
      return report(id, 'unanswered');
    default:
      return refuse(work, id, answer.value, answer.value);
  }
}

async function refuse(
  work: CellScope,
  id: string,
  fault: SubmissionFault,
  message: string,
): Promise<void> {
  report(id, message);
  await work.cell.write([evidence.noteEvidenceRefused(id, fault)]);
}

function report(dispute: string, reason: string): void {
  console.error(JSON.stringify({ level: 'error', dispute, reason }));
}
