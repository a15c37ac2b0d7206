import { BLOG_ENTRIES_MAX } from '../../../shared/rules/blog.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as statements from './statements.ts';

type Scope = Pick<RequestScope, 'cell' | 'tenant' | 'locale' | 'ports'>;

const FEED_ENTRIES = 20;

/** A page of the entries that the store's shoppers see, and how many there are. */
export async function listShown(
  { cell, tenant, locale, ports }: Scope,
  { tag, ...page }: { readonly tag: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: statements.CardRow[]; matches: number }> {
  const now = ports.clock.now();
  const [rows, counted] = await Promise.all([
    cell.read(statements.listShown(tenant.storeId, { ...page, tag, now, locale })),
    cell.first(statements.countShown(tenant.storeId, now, tag)),
  ]);
  return { rows, matches: counted?.n ?? 0 };
}

/** An entry that shoppers see, by the end of its address or by its id. */
export function findShown(
  { cell, tenant, locale, ports }: Scope,
  path: string,
): Promise<statements.PageRow | undefined> {
  const now = ports.clock.now();
  return cell.first(statements.findShown(tenant.storeId, path, { now, locale }));
}

/** The last entries with their texts. */
export function listForFeed({
  cell,
  tenant,
  locale,
  ports,
}: Scope): Promise<statements.EntryRow[]> {
  const now = ports.clock.now();
  return cell.read(statements.listForFeed(tenant.storeId, { now, locale, limit: FEED_ENTRIES }));
}

/** The ends of the addresses of all entries that shoppers see. */
export function listBlogAddresses({ cell, tenant, ports }: Scope): Promise<{ slug: string }[]> {
  return cell.read(statements.listSlugs(tenant.storeId, ports.clock.now(), BLOG_ENTRIES_MAX));
}
