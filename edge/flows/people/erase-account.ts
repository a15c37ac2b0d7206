import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { eraseAccount as eraseRows, findOwnStore } from '../../modules/profiles/index.ts';
import { assertVerified } from '../../session/index.ts';
import { verifyPassword } from './own-password.ts';

/**
 * Erases the caller's account for good: one batch in DIRECTORY, or nothing. Orders stay with the
 * stores that sold them. Undo: none, and so the password is asked for.
 */
export async function eraseAccount(
  scope: RequestScope,
  password: string,
): Promise<Result<Record<string, never>, Failure>> {
  const { directory, visitor, ports } = scope;
  const identity = await signedIn(scope);
  const verified = await verifyPassword(scope, identity, password);
  if (!verified.ok) return verified;
  const { accountId } = identity;
  const written = await directory.write([
    assertVerified(verified.value),
    ...eraseRows(accountId, ports.clock.now()),
  ]);
  if (!written.ok) {
    const owned = await directory.first(findOwnStore(accountId));
    return fail({ code: owned ? 'owner_of_store' : 'not_found' });
  }
  visitor.forget();
  visitor.tell('erased');
  return ok({});
}
