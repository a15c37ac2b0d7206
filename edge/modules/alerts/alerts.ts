import type { Alert, AlertParams, AlertState } from '../../../shared/contracts/alerts.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { AlertApp } from '../../../shared/rules/alerts.ts';
import { addressingOf, canonicalUrl } from '../../http/store-address.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import * as statements from './statements.ts';

type Scope = Pick<RequestScope, 'directory' | 'tenant' | 'env' | 'visitor' | 'ports'>;

/** The caller's account, where the path names it; `not_found` for any other. */
export async function named(
  scope: Pick<Scope, 'visitor'>,
  me: string,
): Promise<Result<string, Failure>> {
  const { accountId } = await signedIn(scope);
  return me === accountId ? ok(accountId) : fail({ code: 'not_found' });
}

/** A page of the caller's alerts, in one round trip. */
export async function listAlerts(
  scope: Scope,
  me: string,
  page: { readonly offset: number; readonly limit: number; readonly archived: boolean },
): Promise<
  Result<{ alerts: Alert[]; matches_estimated: number; pending_visits: number }, Failure>
> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const [rows, counted] = await Promise.all([
    scope.directory.read(statements.listAlerts(account.value, page)),
    scope.directory.first(statements.countAlerts(account.value, page.archived)),
  ]);
  return ok({
    alerts: rows.map((row) => toAlert(scope, row)),
    matches_estimated: counted?.n ?? 0,
    pending_visits: counted?.pending ?? 0,
  });
}

/** How many alerts wait for the caller; none for a visitor. */
export async function readPending(scope: Scope): Promise<number> {
  const identity = await scope.visitor.identity();
  if (!identity) return 0;
  const counted = await scope.directory.first(statements.countPending(identity.accountId));
  return counted?.pending ?? 0;
}

/** Marks one alert visited, with the equal ones that it stands for. */
export async function visitAlert(
  scope: Scope,
  { me, id }: { readonly me: string; readonly id: string },
): Promise<Result<Change<Alert, 'directory'>, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const row = await scope.directory.first(statements.findAlert(account.value, id));
  if (!row) return fail({ code: 'not_found' });
  const now = scope.ports.clock.now();
  return ok({
    answer: { ...toAlert(scope, row), pending_visits: 0 },
    statements: [statements.visit(account.value, id, now)],
  });
}

/** Marks an alert unread or visited, or puts it away. */
export async function keepAlert(
  scope: Scope,
  { me, id, state }: { readonly me: string; readonly id: string; readonly state: AlertState },
): Promise<Result<Change<Alert, 'directory'>, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const row = await scope.directory.first(statements.findAlert(account.value, id));
  if (!row) return fail({ code: 'not_found' });
  const kept = { isVisited: state !== 'unread', isArchived: state === 'archived' };
  const pending = kept.isVisited ? 0 : 1;
  return ok({
    answer: { ...toAlert(scope, row), pending_visits: pending, is_archived: kept.isArchived },
    statements: [statements.keepAs({ account: account.value, id }, kept, scope.ports.clock.now())],
  });
}

/** Marks the alerts visited that the caller has seen: none that is newer than the given one. */
export async function visitAllAlerts(
  scope: Scope,
  { me, until }: { readonly me: string; readonly until: string },
): Promise<Result<Change<{ pending_visits: number }, 'directory'>, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const left = await scope.directory.first(statements.countNewer(account.value, until));
  if (!left?.exists) return fail({ code: 'not_found' });
  const now = scope.ports.clock.now();
  return ok({
    answer: { pending_visits: left.newer },
    statements: [statements.visitUntil(account.value, until, now)],
  });
}

function toAlert(scope: Pick<Scope, 'tenant' | 'env'>, row: statements.AlertRow): Alert {
  const { id, origin_app, params, message_body, created_at, visited_at, archived_at } = row;
  const { store_id, store_name, slug, canonical_domain } = row;
  const body = JSON.parse(message_body) as Partial<Alert['message_body']>;
  return {
    id,
    origin_app: origin_app as AlertApp,
    params: JSON.parse(params) as AlertParams,
    message_body: { es: body.es ?? null, en: body.en ?? null },
    created_at: new Date(created_at).toISOString(),
    pending_visits: visited_at === null ? 1 : 0,
    count: row.count,
    is_archived: archived_at !== null,
    store: {
      id: store_id,
      name: store_name,
      url: slug === null ? null : canonicalUrl({ slug, canonical_domain }, addressingOf(scope)),
    },
  };
}
