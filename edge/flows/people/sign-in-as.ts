import type { SignInAnswer } from '../../../shared/contracts/auth.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/sql.ts';
import type { RequestScope } from '../../http/context.ts';
import { readPerson, startSession } from '../../session/index.ts';

type SignedIn = Extract<SignInAnswer, { state: 'signed_in' }>;

/**
 * Begins a session for whom has proved to be an account's person, together with what else that
 * changes: one batch, or nothing.
 * @returns undefined where a condition among the statements did not hold
 */
export async function signInAs(
  scope: RequestScope,
  accountId: string,
  method: Parameters<typeof startSession>[2],
  statements: readonly Statement[],
  next: string | undefined,
): Promise<Result<SignedIn, never> | undefined> {
  const { directory, tenant } = scope;
  const session = await startSession(scope, accountId, method);
  const [written, person] = await Promise.all([
    directory.write([...statements, ...session.statements]),
    readPerson(directory, accountId, tenant.storeId),
  ]);
  if (!written.ok || !person) return undefined;
  session.keep();
  return ok({ state: 'signed_in', person, redirect_to: next ?? `${tenant.base}/` });
}
