import type { LinkOf } from '../../modules/draft-orders/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The path below a store's base of the page where a draft is paid. */
export const linkPath = (slug: string): string => `/pago/${slug}`;

/** Writes links as addresses of the store that is visited. */
export const linkOf =
  ({ tenant }: Pick<RequestScope, 'tenant'>): LinkOf =>
  (slug) =>
    tenant.origin + tenant.base + linkPath(slug);
