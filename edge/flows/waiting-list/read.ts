import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { waitingOffer, WaitingPlace } from '../../../shared/contracts/waiting-list.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { offerEnd } from '../../../shared/rules/waiting-list.ts';
import { toPlace, waiting } from '../../modules/waiting-list/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { entryOfCode } from './code.ts';

/** The kinds of tickets that a visitor may wait for; null where there is none, or no list. */
export async function readOffer(
  { cell, tenant, ports, locale }: RequestScope,
  item: string,
): Promise<Result<z.input<typeof waitingOffer> | null, Failure>> {
  const now = ports.clock.now();
  const rows = await cell.read(waiting.listKinds(tenant.storeId, item, { now, locale }));
  const [first] = rows;
  const gone = rows.filter(({ free }) => free !== null && free < 1);
  const isClosed =
    first?.has_waiting_list !== 1 || offerEnd(now, first.experience_date) === undefined;
  if (isClosed || gone.length === 0) return ok(null);
  return ok({
    item: first.id,
    name: first.name,
    kinds: gone.map(({ sku_id: sku, attributes }) => ({
      sku,
      description: JSON.parse(attributes) as Record<string, string>,
    })),
  });
}

/** The entry of a code; null where this platform did not sign it, or it is gone. */
export async function readPlace(
  { cell, env, tenant, ports, locale }: RequestScope,
  code: string,
): Promise<Result<WaitingPlace | null, Failure>> {
  const id = await entryOfCode(env, tenant.storeId, code);
  if (id === undefined) return ok(null);
  const row = await cell.first(waiting.findNamed(tenant.storeId, id, locale));
  return ok(row ? toPlace(row, ports.clock.now()) : null);
}
