import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Stands for the key in an activation page's address (spec [2]). */
const KEY = '__KEY__';
const PAGE = `/activate/${KEY}`;

/**
 * Reads the `activation_url` of a registration (spec [7]): the address of the page that the mail's
 * link leads to. Only the store's own hosts are taken, since the key in the link opens the account.
 */
export function readActivationUrl(
  scope: Pick<RequestScope, 'tenant' | 'env'>,
  asked: string | undefined,
): Result<string, Failure> {
  const own = ownPages(scope);
  const page = asked === undefined ? own[0] : own.find((one) => one === asked);
  return page === undefined ? fail({ code: 'invalid_request', field: 'activation_url' }) : ok(page);
}

/** The activation pages of a store: where it was asked, its sub-domain, its own domain. */
function ownPages(scope: Pick<RequestScope, 'tenant' | 'env'>): readonly string[] {
  const { tenant } = scope;
  const at = addressingOf(scope);
  const sites = [tenant.canonicalDomain, null].map((domain) =>
    canonicalUrl({ slug: tenant.slug, canonical_domain: domain }, at),
  );
  return [tenant.origin + tenant.base, ...sites].map((site) => site + PAGE);
}

/** The link of a mail: a page's address with the key. */
export function activationLink(page: string, key: string): string {
  return page.replace(KEY, key);
}
