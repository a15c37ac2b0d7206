import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The caller's account. */
export async function caller({
  visitor,
}: Pick<RequestScope, 'visitor'>): Promise<Result<string, Failure>> {
  const identity = await visitor.identity();
  return identity ? ok(identity.accountId) : fail({ code: 'login_required' });
}

/**
 * The caller's account, where a path of profiles names it: `{me}:{key}` and, if it stands there,
 * `{me}`. A path that names another account or another store is not found.
 * @param key the text that has to follow the colon; without it, the id of the tenant
 */
export async function callerNamed(
  scope: Pick<RequestScope, 'visitor' | 'tenant'>,
  { mashup, me }: { readonly mashup: string; readonly me?: string },
  key: string = scope.tenant.storeId,
): Promise<Result<string, Failure>> {
  const asking = await caller(scope);
  if (!asking.ok) return asking;
  const id = asking.value;
  const isOwn = mashup === `${id}:${key}` && (me === undefined || me === id);
  return isOwn ? asking : fail({ code: 'not_found' });
}
