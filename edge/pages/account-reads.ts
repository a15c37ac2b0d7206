import type { PageReads } from '../../host-pages/kit/reads.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { currentAttribution, readAttributionQuery } from '../../shared/rules/attribution.ts';
import { attributionOf } from '../flows/purchase/index.ts';
import { readLink } from '../flows/people/index.ts';
import type { RequestScope } from '../work/scope.ts';

/** The part of a page's reads that sign-up needs. */
export type AccountReads = Pick<PageReads, 'link' | 'attribution'>;

/** A link's key as mails hold it; anything else is none, and is not looked up. */
const KEY = /^[\w-]{43}$/;

/** What the pages about accounts read of one request. */
export function accountReads(
  scope: RequestScope,
  store: StoreInfo,
  request: Request,
): AccountReads {
  return {
    link: async (key) => (KEY.test(key) ? readLink(scope, key) : undefined),
    attribution: () =>
      currentAttribution(
        readAttributionQuery(new URL(request.url).searchParams),
        attributionOf(request),
        store,
      ),
  };
}
