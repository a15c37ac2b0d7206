import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ProofState } from '../../../shared/contracts/proof-state.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { resendWait } from '../../../shared/rules/pin-wait.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findProof, findRegistration, PIN_TRIES } from '../../modules/accounts/index.ts';
import { nextOf } from './finish-proof.ts';

/**
 * The tries and the time that a proof has left, and whether it was used. Its code is a secret of the
 * tab that began it. A reset without an account has a proof too, so the answer does not tell whether
 * there is one.
 */
export async function proofState(
  scope: RequestScope,
  code: string,
): Promise<Result<ProofState, Failure>> {
  const { directory, ports, tenant } = scope;
  const now = ports.clock.now();
  const [proof, registration] = await Promise.all([
    directory.first(findProof(code)),
    directory.first(findRegistration(code, tenant.storeId)),
  ]);
  const isHere = proof?.purpose === 'reset' || registration !== undefined;
  if (!proof || !isHere || proof.expires_at <= now) return fail({ code: 'user_does_not_exist' });
  const { pin_expires_at: end, locked_until: locked, tries } = proof;
  const isLocked = (locked ?? 0) > now;
  // A lock that is over gives all tries back.
  const used = locked === null || isLocked ? tries : 0;
  return ok({
    is_done: proof.used_at !== null,
    tries_left: PIN_TRIES - used,
    expires_in: end === null ? null : secondsTo(end, now),
    resend_in: Math.ceil(resendWait(end, now) / 1000),
    locked_in: secondsTo(locked, now),
    needs_password: registration?.has_password === 0,
    redirect_to: nextOf(scope, proof),
  });
}

function secondsTo(end: number | null, now: number): number {
  return Math.max(0, Math.ceil(((end ?? 0) - now) / 1000));
}
