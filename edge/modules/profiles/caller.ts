import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { ownStore } from '../../http/owner-path.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/**
 * The caller's account, where a path of profiles names it: `{me}:{key}` and, if it stands there,
 * `{me}`. A path that names another account or another store is not found.
 * @param key the text that has to follow the colon; without it, a name of the tenant: the store's
 *   id or slug, or its owner's account
 */
export async function callerNamed(
  scope: Pick<RequestScope, 'visitor' | 'tenant' | 'cell'>,
  { mashup, me }: { readonly mashup: string; readonly me?: string },
  key?: string,
): Promise<Result<string, Failure>> {
  const { accountId: id } = await signedIn(scope);
  const [named, after = ''] = mashup.split(':');
  if (named !== id || (me !== undefined && me !== id)) return fail({ code: 'not_found' });
  const isKey = key === undefined ? (await ownStore(scope, { owner: after })).ok : after === key;
  return isKey ? ok(id) : fail({ code: 'not_found' });
}
