import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Authorize, registerByForm } from '../../../shared/contracts/registration.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { activatePin } from './activate.ts';
import { beginRegistration } from './begin-registration.ts';

/**
 * Begins a registration, and finishes it at once where the store asks for no PIN: without script no
 * page would do so. One that cannot be finished waits for its PIN. Undo: the proof's end.
 */
export async function register(
  scope: RequestScope,
  asked: Authorize,
): Promise<Result<z.input<(typeof registerByForm)['answer']>, Failure>> {
  const begun = await beginRegistration(scope, asked);
  if (!begun.ok) return begun;
  const proof = begun.value;
  const { code, can_skip_pin: canSkip } = proof;
  const isByText = asked.response_type === 'sms_registration' && !asked.full_name;
  const skipped = canSkip && !isByText ? await activatePin(scope, { code }) : null;
  return ok({ proof, activation: skipped?.ok ? skipped.value : null });
}
