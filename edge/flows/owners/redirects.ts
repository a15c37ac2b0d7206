import type {
  DeletedRedirect,
  Redirect,
  Redirects,
} from '../../../shared/contracts/page-addresses.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { ItemKind } from '../../../shared/kernel/item-kinds.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import {
  addressOf,
  REDIRECTS_MAX,
  tidyPath,
  tidyTarget,
  type AddressedThing,
} from '../../../shared/rules/page-addresses.ts';
import { blogUrl } from '../../../shared/rules/blog.ts';
import { catalogueUrl, itemUrl } from '../../../shared/rules/urls.ts';
import { redirects, type FoundRow, type RedirectState } from '../../modules/redirects/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';
import { justDeleted, undoUntil } from './removal.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** The addresses of a store that lead on, as things that its owners edit. */
export const editableRedirect: Editable<RedirectState> = {
  subject: 'redirect',
  async find({ cell, tenant }, id) {
    const row = await cell.first(redirects.findRedirect(tenant.storeId, id));
    if (!row) return null;
    const { path, leads_to, thing, thing_id, slug, version } = row;
    return { state: { path, leads_to, thing, thing_id, slug }, version };
  },
  insert: redirects.insertRedirect,
  update: redirects.updateRedirect,
  remove: redirects.deleteRedirect,
  full: { code: 'redirect_chain' },
  // A thing whose address changes sets it, too.
  apart: 'leads_to',
};

/** A page of the store's addresses that lead on, and those that were just deleted. */
export async function readRedirects(
  scope: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<Redirects> {
  const { cell, tenant } = scope;
  const [rows, counted, deleted] = await Promise.all([
    cell.read(redirects.listRedirects(tenant.storeId, page)),
    cell.first(redirects.countRedirects(tenant.storeId)),
    justDeleted(scope, editableRedirect, 'path'),
  ]);
  return {
    results: rows.map((row) => ({
      id: row.id,
      path: row.path,
      leads_to: leadsTo(row),
      thing: row.thing as AddressedThing | null,
      created_at: new Date(row.created_at).toISOString(),
    })),
    matches_estimated: counted?.n ?? 0,
    just_deleted: deleted,
  };
}

/** Makes an address lead to another of the same store; neither may be a part of another way. */
export async function addRedirect(
  scope: RequestScope,
  given: { readonly path: string; readonly leads_to: string },
): Changed<Redirect> {
  const { cell, tenant, ports } = scope;
  const path = tidyPath(given.path);
  if (path === undefined) return fail({ code: 'invalid_request', field: 'path' });
  const target = tidyTarget(given.leads_to);
  if (target === undefined || target === path)
    return fail({ code: 'invalid_request', field: 'leads_to' });
  const way = { path, leads_to: target };
  const [inTheWay, counted] = await Promise.all([
    cell.read(redirects.findInTheWay(tenant.storeId, way)),
    cell.first(redirects.countRedirects(tenant.storeId)),
  ]);
  if (inTheWay.some((row) => row.path === path)) return fail({ code: 'redirect_exists' });
  if (inTheWay.length > 0) return fail({ code: 'redirect_chain' });
  if ((counted?.n ?? 0) >= REDIRECTS_MAX) return fail({ code: 'too_many_redirects' });
  const id = newId('redirect');
  const after = { ...way, thing: null, thing_id: null, slug: null };
  const created_at = new Date(ports.clock.now()).toISOString();
  const answer = { id, ...way, thing: null, created_at };
  return edit(scope, editableRedirect, { id, before: null, after, answer });
}

/** Deletes an address that leads on, which can be put back. */
export async function deleteRedirect(scope: RequestScope, id: string): Changed<DeletedRedirect> {
  const before = await editableRedirect.find(scope, id);
  if (!before) return fail({ code: 'redirect_not_found' });
  const answer = { id, name: before.state.path, undo_until: undoUntil(scope.ports.clock.now()) };
  return edit(scope, editableRedirect, { id, before, after: null, answer });
}

/** Where a path of the store leads that has no page; null where it leads nowhere. One read. */
export async function findRedirect(
  { cell, tenant, ports }: RequestScope,
  asked: string,
): Promise<{ leads_to: string } | null> {
  const path = tidyPath(asked);
  if (path === undefined) return null;
  const named = addressOf(path);
  const rows = await cell.read(
    redirects.findLeadsTo(tenant.storeId, path, named, ports.clock.now()),
  );
  const target = rows.map(leadsTo).find((one) => one !== null && one !== path);
  return target === undefined || target === null ? null : { leads_to: target };
}

/** Where an address leads now: what its owner wrote, or the thing's present address. */
function leadsTo({ leads_to, thing, now_slug: slug, kind, owner_slug }: FoundRow): string | null {
  if (leads_to !== null) return leads_to;
  if (slug === null) return null;
  if (thing === 'catalogue') return catalogueUrl('', slug);
  if (thing === 'blog_entry') return blogUrl('', slug);
  return itemUrl('', { type: kind as ItemKind, owner_slug: owner_slug ?? '', slug });
}
