import type { SignInAnswer } from '../../../shared/contracts/sign-in.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/sql.ts';
import type { Identity, RequestScope } from '../../work/scope.ts';
import { personOf, readStanding, startSession } from '../../session/index.ts';

type SignedIn = Extract<SignInAnswer, { state: 'signed_in' }>;

/**
 * Begins a session for whom has proved to be an account's person, together with what else that
 * changes: one batch, or nothing.
 * @param who the account, by its id where it was not read yet
 * @returns undefined where a condition among the statements did not hold
 */
export async function signInAs(
  scope: RequestScope,
  who: string | Identity,
  method: Parameters<typeof startSession>[2],
  statements: readonly Statement[],
  next: string | undefined,
): Promise<Result<SignedIn, never> | undefined> {
  const { directory, tenant } = scope;
  const isKnown = typeof who !== 'string';
  const accountId = isKnown ? who.accountId : who;
  const session = await startSession(scope, accountId, method);
  const [written, standing] = await Promise.all([
    directory.write([...statements, ...session.statements]),
    isKnown ? who : readStanding(directory, who, tenant.storeId),
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
