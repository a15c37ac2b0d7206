import type { CourierCode } from '../../../shared/rules/courier-codes.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { findAccount, listAccounts } from './account-statements.ts';
import { keysOf } from './accounts.ts';

type Couriers = NonNullable<CellScope['ports']['couriers']>;

/** A courier that can be asked. */
export interface OpenCourier {
  readonly code: CourierCode;
  readonly courier: NonNullable<ReturnType<Couriers['open']>>;
}

/**
 * The courier that is asked for a store's parcels: by the store's own account, else by the platform's.
 * Undefined where neither has keys that can be used.
 */
export async function courierOf(
  { cell, env, ports }: CellScope,
  storeId: string,
): Promise<OpenCourier | undefined> {
  const { couriers } = ports;
  if (!couriers) return undefined;
  const rows = await cell.read(listAccounts(storeId));
  for (const code of couriers.known) {
    const row = rows.find((one) => one.code === code && one.is_used === 1);
    const keys = row && (await keysOf(env, row));
    const courier = keys && couriers.open(code, keys);
    if (courier) return { code, courier };
  }
  for (const code of couriers.own) {
    const courier = couriers.open(code);
    if (courier) return { code, courier };
  }
  return undefined;
}

/**
 * The courier of a store's own account, by which its labels are bought and followed; undefined without keys.
 * @param isUsed whether the keys have to be in use: labels that they bought are followed without
 */
export async function ownCourier(
  { cell, env, ports }: CellScope,
  { storeId, code, isUsed }: { storeId: string; code: CourierCode; isUsed: boolean },
): Promise<OpenCourier['courier'] | undefined> {
  const row = await cell.first(findAccount(storeId, code));
  if (!row || (isUsed && row.is_used !== 1)) return undefined;
  const keys = await keysOf(env, row);
  return keys && ports.couriers?.open(code, keys);
}
