import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  currentAttribution,
  readAttributionQuery,
  type Attribution,
} from '../../../shared/rules/attribution.ts';
import { attributionOf } from '../../http/attribution-cookies.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { currentStore } from '../../modules/store/index.ts';

/**
 * The promoter that a visit is credited to: from its address, else the visitor's cookies, else the
 * store.
 */
export async function readAttribution(
  scope: RequestScope,
  request: Request,
): Promise<Result<Attribution, Failure>> {
  const store = await currentStore(scope);
  if (!store) return fail({ code: 'store_not_found' });
  const asked = readAttributionQuery(new URL(request.url).searchParams);
  return ok(currentAttribution(asked, attributionOf(request), store));
}
