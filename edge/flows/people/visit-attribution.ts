import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  attributionToSend,
  currentAttribution,
  readAttributionQuery,
  type Attribution,
} from '../../../shared/rules/attribution.ts';
import { attributionOf } from '../../http/attribution-cookies.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { currentStore, vouchFor } from '../../modules/store/index.ts';

/**
 * The attribution of a visit: a value of its address, else what the store answers to the visitor's
 * cookies.
 */
export async function readAttribution(
  scope: RequestScope,
  request: Request,
): Promise<Result<Attribution, Failure>> {
  const store = await currentStore(scope);
  if (!store) return fail({ code: 'store_not_found' });
  const asked = readAttributionQuery(new URL(request.url).searchParams);
  const sent = attributionToSend(asked, attributionOf(request));
  return ok(currentAttribution(asked, await vouchFor(scope, store, sent)));
}
