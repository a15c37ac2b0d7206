import type { z } from 'zod';
import type { DraftOrder, listDraftOrders } from '../../../shared/contracts/draft-orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { drafts, toDraft } from '../../modules/draft-orders/index.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { ownSupplier } from '../orders/own-part.ts';
import { linkOf } from './link.ts';

type Page = z.output<(typeof listDraftOrders)['query']>;

/** A page of the orders that the tenant's store prepared. One round trip. */
export async function listDrafts(
  scope: RequestScope,
  id: string,
  { show, ...page }: Page,
): Promise<Result<{ results: DraftOrder[]; matches_estimated: number }, Failure>> {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const { cell, tenant, ports } = scope;
  const now = ports.clock.now();
  const [rows, counted] = await Promise.all([
    cell.read(drafts.list(tenant.storeId, show, now, { ...page, limit: page.limit + 1 })),
    cell.first(drafts.count(tenant.storeId, show, now, COUNTED_MOST)),
  ]);
  return ok({
    results: rows.slice(0, page.limit).map((row) => toDraft(row, now, linkOf(scope))),
    matches_estimated: matchesOf(counted, page, rows.length),
  });
}

/** One of the orders that the tenant's store prepared. */
export async function readDraft(
  scope: RequestScope,
  { id, draft }: { readonly id: string; readonly draft: string },
): Promise<Result<DraftOrder, Failure>> {
  const own = ownSupplier(scope, id);
  if (!own.ok) return own;
  const row = await scope.cell.first(drafts.findById(scope.tenant.storeId, draft));
  if (!row) return fail({ code: 'draft_order_not_found' });
  return ok(toDraft(row, scope.ports.clock.now(), linkOf(scope)));
}
