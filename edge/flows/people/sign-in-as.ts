import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { Identity, RequestScope } from '../../unit-of-work/scope.ts';
import { personOf, readStanding, startSession, type Verified } from '../../session/index.ts';

type SignedIn = Extract<SignInAnswer, { state: 'signed_in' }>;

/**
 * Begins a session for the proved person of an account, together with the other statements of the
 * sign-in: one batch, or nothing.
 * @param who the proof, and the account's role in the store where that was read
 * @returns undefined where the proof no longer holds, or a condition among the statements did not
 */
export async function signInAs(
  scope: RequestScope,
  { verified, standing: known }: { readonly verified: Verified; readonly standing?: Identity },
  method: Parameters<typeof startSession>[2],
  statements: readonly Statement[],
  next: string | undefined,
): Promise<Result<SignedIn, never> | undefined> {
  const { directory, tenant } = scope;
  const session = await startSession(scope, verified, method);
  const [written, standing] = await Promise.all([
    directory.write([...statements, ...session.statements]),
    known ?? readStanding(directory, verified.accountId, tenant.storeId),
  ]);
  if (!written.ok || !standing) return undefined;
  session.keep();
  scope.visitor.adopt(standing);
  return ok({
    state: 'signed_in',
    person: personOf(standing),
    redirect_to: next ?? `${tenant.base}/`,
  });
}
