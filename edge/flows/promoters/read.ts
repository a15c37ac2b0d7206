import type { z } from 'zod';
import type {
  DrawnNode,
  drawTree,
  FormerSponsor,
  listPromotedAccounts,
  Promoted,
} from '../../../shared/contracts/promoters.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  standingNodes,
  TREE_LEVELS,
  TREE_MOST,
  TREE_WIDTH,
} from '../../../shared/rules/promoters.ts';
import { followerNamed } from '../../modules/network/index.ts';
import { promoters, type PromoterRow } from '../../modules/promoters/index.ts';
import { findByCode } from '../../modules/shares/index.ts';
import { matchesOf } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * Pages beyond the one that is read up to which all levels are counted: rows deep in a chain have long paths, and a
 * thousand of them cost more than the page.
 */
const COUNTED_PAGES = 5;
/** Sponsors before that one call tells. */
const FORMER_MOST = 20;

const iso = (at: number): string => new Date(at).toISOString();

/** The network of the store that is asked, by its root. */
export function networkOf({ tenant }: Pick<RequestScope, 'tenant'>): string {
  return tenant.rootId ?? tenant.storeId;
}

/** @param top the depth of the account that was asked about */
export function toPromoted(row: PromoterRow, top: number): Promoted {
  return {
    id: row.account_id,
    sponsor: row.sponsor_id,
    level: row.depth - top,
    joined_at: iso(row.joined_at),
    promoted: row.promoted,
  };
}

/**
 * The account that a read begins at: the caller's own, one below it, or, for a caller that administers the network, any
 * account of it; `not_found` for all others.
 */
async function beginning(
  scope: RequestScope,
  me: string,
  parent: string | undefined,
): Promise<Result<PromoterRow, Failure>> {
  const caller = await followerNamed(scope, me);
  if (!caller.ok) return caller;
  const isAdmin = (await scope.visitor.identity())?.keychain.has('network-admin') === true;
  const at = isAdmin ? await idOf(scope, parent ?? me) : (parent ?? me);
  const rows = await scope.directory.read(promoters.listPromoters([me, at]));
  const own = rows.find((row) => row.account_id === me);
  const row = rows.find((one) => one.account_id === at);
  const isOwn = row !== undefined && own !== undefined && row.path.startsWith(own.path);
  const isInNetwork = isAdmin && row?.network_id === networkOf(scope);
  return row && (isOwn || isInNetwork) ? ok(row) : fail({ code: 'not_found' });
}

/** The account that a text names by its id, or by its username; the text itself where there is none. */
async function idOf(scope: RequestScope, named: string): Promise<string> {
  if (named.startsWith('ac_')) return named;
  return (await scope.directory.first(findByCode(named)))?.id ?? named;
}

/** A page of the accounts below an account, in the network of the store that is asked. Two round trips. */
export async function readTree(
  scope: RequestScope,
  me: string,
  { parent, children, ...page }: z.output<(typeof listPromotedAccounts)['query']>,
): Promise<Result<z.output<(typeof listPromotedAccounts)['answer']>, Failure>> {
  const begun = await beginning(scope, me, parent);
  if (!begun.ok) return begun;
  const { account_id: id, path, depth, promoted } = begun.value;
  const network = networkOf(scope);
  const isFirst = children === 'true';
  const [rows, counted] = await Promise.all([
    scope.directory.read(
      isFirst ? promoters.listBrought(network, id, page) : promoters.listBelow(network, path, page),
    ),
    isFirst
      ? undefined
      : scope.directory.first(
          promoters.countBelow(network, path, page.offset + COUNTED_PAGES * page.limit + 1),
        ),
  ]);
  return ok({
    of: toPromoted(begun.value, depth),
    results: rows.map((row) => toPromoted(row, depth)),
    matches_estimated: matchesOf(counted ?? { n: promoted }, page, rows.length),
  });
}

/** The tree below an account as it stood at a moment. One round trip a level. */
export async function readDrawn(
  scope: RequestScope,
  me: string,
  { parent, at: asked }: z.output<(typeof drawTree)['query']>,
): Promise<Result<{ results: DrawnNode[] }, Failure>> {
  const begun = await beginning(scope, me, parent);
  if (!begun.ok) return begun;
  const now = scope.ports.clock.now();
  const at = asked === undefined ? now : Math.min(now, Date.parse(asked));
  const network = networkOf(scope);
  const top = { id: begun.value.account_id, parent: null, level: 0 };
  const found: { id: string; parent: string | null; level: number }[] = [top];
  const more = new Set<string>();
  for (let level = 1, above = [top.id]; above.length > 0; level += 1) {
    // The level below the last one is read for what is not told, and not told itself.
    const isTold = level <= TREE_LEVELS;
    const each = isTold ? TREE_WIDTH + 1 : 1;
    const rows = await scope.directory.read(promoters.listBroughtBy(network, above, { at, each }));
    const bySponsor = Map.groupBy(rows, ({ sponsor_id: sponsor }) => sponsor);
    above = [];
    for (const [sponsor, brought] of bySponsor) {
      const room = Math.min(TREE_WIDTH, TREE_MOST - found.length);
      const told = isTold ? brought.slice(0, room) : [];
      if (told.length < brought.length) more.add(sponsor);
      above.push(...told.map(({ account_id: id }) => id));
      found.push(...told.map(({ account_id: id }) => ({ id, parent: sponsor, level })));
    }
  }
  return ok({
    results: standingNodes(found).map((node) => ({ ...node, more: more.has(node.id) })),
  });
}

/** An account of the network with the sponsors that it had before. */
export async function readSponsors(
  scope: RequestScope,
  id: string,
): Promise<Result<{ account: Promoted; former: FormerSponsor[] }, Failure>> {
  const [rows, former] = await Promise.all([
    scope.directory.read(promoters.listPromoters([id])),
    scope.directory.read(promoters.listFormer(id, FORMER_MOST)),
  ]);
  const [row] = rows;
  if (row?.network_id !== networkOf(scope)) return fail({ code: 'not_found' });
  return ok({
    account: toPromoted(row, row.depth),
    former: former.map(({ sponsor_id: sponsor, since, ended_at: until, reason, changed_by }) => ({
      sponsor,
      since: iso(since),
      until: iso(until),
      reason,
      changed_by,
    })),
  });
}
