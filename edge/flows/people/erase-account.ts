import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import {
  eraseAccount as eraseRows,
  findOwnStore,
  forgetName,
} from '../../modules/profiles/index.ts';
import { assertVerified, recheckLines } from '../../session/index.ts';
import { takeFactorIfAny } from './own-factor.ts';
import { verifyPassword } from './own-password.ts';
import { talkErased } from '../talk/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import { newId } from '../../../shared/kernel/ids.ts';

/**
 * Erases the caller's account for good: one batch in DIRECTORY, or nothing. Orders stay with the
 * stores that sold them, and what it wrote in conversations is taken away by the outbox. Undo: none, and so the password is asked for, and a code where an
 * authenticator app guards the account.
 */
export async function eraseAccount(
  scope: RequestScope,
  { password, otp }: { readonly password: string; readonly otp?: string | undefined },
): Promise<Result<Record<string, never>, Failure>> {
  const { directory, visitor, ports, tenant, env } = scope;
  const identity = await signedIn(scope);
  const verified = await verifyPassword(scope, identity, password);
  if (!verified.ok) return verified;
  const { accountId } = identity;
  const factor = await takeFactorIfAny(scope, accountId, otp);
  if (!factor.ok) return factor;
  const now = ports.clock.now();
  const words = newId('message');
  const written = await directory.write([
    assertVerified(verified.value),
    ...factor.value.statements,
    ...eraseRows(accountId, now),
    insertOutbox(
      talkErased,
      { id: words, storeId: tenant.storeId, payload: { account: accountId } },
      now,
    ),
  ]);
  if (!written.ok) {
    const owned = await directory.first(findOwnStore(accountId));
    if (owned) return fail({ code: 'owner_of_store' });
    return fail((await factor.value.refused()) ?? { code: 'not_found' });
  }
  forgetName(accountId);
  scope.later(announceOutbox({ env, cell: directory }, [words]));
  scope.later(recheckLines(env, accountId));
  visitor.forget();
  visitor.tell('erased');
  return ok({});
}
