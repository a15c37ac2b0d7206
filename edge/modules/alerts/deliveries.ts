import type { Delivery } from '../../../shared/contracts/deliveries.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { AlertApp } from '../../../shared/rules/alerts.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { named } from './alerts.ts';
import * as statements from './delivery-statements.ts';

type Scope = Pick<RequestScope, 'directory' | 'visitor' | 'tenant'>;
type Listed = Result<{ results: Delivery[]; matches_estimated: number }, Failure>;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of what became of the messages to the caller. */
export async function listDeliveries(scope: Scope, me: string, page: Page): Promise<Listed> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const [rows, counted] = await Promise.all([
    scope.directory.read(statements.listOfAccount(account.value, page)),
    scope.directory.first(statements.countOfAccount(account.value)),
  ]);
  return ok({ results: rows.map(toDelivery), matches_estimated: counted?.n ?? 0 });
}

/** A page of what became of the mails to the store's own address. */
export async function listStoreDeliveries(
  { directory, tenant }: Scope,
  page: Page,
): Promise<Listed> {
  const [rows, counted] = await Promise.all([
    directory.read(statements.listOfStore(tenant.storeId, page)),
    directory.first(statements.countOfStore(tenant.storeId)),
  ]);
  return ok({ results: rows.map(toDelivery), matches_estimated: counted?.n ?? 0 });
}

/** A page of what became of the text messages to the store's customers. */
export async function listStoreTexts(
  { directory, tenant }: Pick<Scope, 'directory' | 'tenant'>,
  page: Page,
): Promise<{ results: Delivery[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    directory.read(statements.listTextsOfStore(tenant.storeId, page)),
    directory.first(statements.countTextsOfStore(tenant.storeId)),
  ]);
  return { results: rows.map(toDelivery), matches_estimated: counted?.n ?? 0 };
}

function toDelivery(row: statements.DeliveryRow): Delivery {
  return {
    way: row.way,
    origin_app: row.origin_app as AlertApp,
    address: row.address,
    state: row.state,
    reason: row.reason,
    store: row.store_name,
    created_at: new Date(row.created_at).toISOString(),
    changed_at: new Date(row.changed_at).toISOString(),
  };
}
