import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { noteProof } from '../../modules/accounts/index.ts';
import { assertVerified } from '../../session/index.ts';
import { verifyPassword } from './own-password.ts';

/**
 * Proves by the password that the caller is the account's person. Calls that ask for a recent proof
 * are then allowed for a while, as after signing in. Undo: none is needed, the proof ends by
 * itself.
 */
export async function proveSelf(
  scope: RequestScope,
  password: string,
): Promise<Result<Record<string, never>, Failure>> {
  const identity = await signedIn(scope);
  const verified = await verifyPassword(scope, identity, password);
  if (!verified.ok) return verified;
  const now = scope.ports.clock.now();
  const written = await scope.directory.write([
    assertVerified(verified.value),
    noteProof(identity.sessionId, now),
  ]);
  return written.ok ? ok({}) : fail({ code: 'wrong_credentials', field: 'password' });
}
