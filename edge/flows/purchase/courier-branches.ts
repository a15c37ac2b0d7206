import type { z } from 'zod';
import type {
  askBranchesByForm,
  BranchesNear,
  CourierBranches,
  FoundBranch,
} from '../../../shared/contracts/courier-branches.ts';
import type { CourierFailure } from '../../../shared/contracts/courier-failure.ts';
import type { CourierBranch } from '../../../shared/contracts/delivery.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { BRANCH_COUNTRIES } from '../../../shared/rules/courier-codes.ts';
import { countByAddress } from '../../modules/accounts/index.ts';
import { findCheckout, partsOf, whyClosed } from '../../modules/checkouts/index.ts';
import {
  courierBranches,
  couriers,
  PLACE_LIFE_MS,
  RATE_LIFE_MS,
  toBranch,
  toFoundBranches,
  type SenderRow,
} from '../../modules/couriers/index.ts';
import { courierOf } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { addressOf } from './courier-address.ts';

/** The checkout for which branches are looked for, and where. */
export interface AskBranches extends Partial<BranchesNear> {
  readonly cart: string;
  readonly checkout: string;
  /** An address of the caller's book, in the place of state and postal code. */
  readonly address_id?: string | undefined;
}

/** True for a supplier whose country has a courier with branches. */
export function mayHaveBranches({ country }: Pick<SenderRow, 'country'>): boolean {
  return BRANCH_COUNTRIES.includes(country);
}

/**
 * The branches of couriers near a place, for each supplier's part that can go to one. They are kept for the
 * checkout: a repeat within 10 minutes asks nobody, and a rate goes only to a branch that stands there.
 */
export async function askBranches(
  scope: RequestScope,
  asked: AskBranches,
): Promise<Result<CourierBranches, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [row, near, kept, senders] = await Promise.all([
    scope.cell.first(findCheckout(storeId, asked.checkout, asked.cart)),
    nearOf(scope, asked),
    scope.cell.read(courierBranches.listFound(storeId, asked.checkout, now - RATE_LIFE_MS)),
    scope.cell.read(couriers.listSenders(storeId, asked.checkout)),
  ]);
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (!near) return fail({ code: 'address_not_found', field: 'postal_code' });
  const possible = senders.filter(mayHaveBranches);

  const nearTo = JSON.stringify(near);
  const own = kept.filter(({ near_to }) => near_to === nearTo);
  const open = possible.filter((one) => own.every((known) => known.supplier_id !== one.store_id));
  const tooMany = open.length > 0 && (await countByAddress(scope, 'ratesByAddress'));
  if (tooMany) return fail(tooMany);
  const answered = await Promise.all(
    open.map(async (sender) => [sender.store_id, await findNear(scope, sender, near)] as const),
  );
  const told = new Map(answered);
  const rows = answered.flatMap(([supplier_id, { found }]) =>
    found ? [{ supplier_id, found: JSON.stringify(found) }] : [],
  );
  if (rows.length > 0) {
    const of = { checkout_id: row.id, store_id: storeId, near_to: nearTo, found_at: now };
    await scope.cell.write(rows.map((one) => courierBranches.keepFound({ ...of, ...one })));
  }
  const results = partsOf(row).flatMap(({ supplier, supplier_name }) => {
    if (!possible.some((one) => one.store_id === supplier)) return [];
    const known = own.find((one) => one.supplier_id === supplier);
    const { found = [], code = null } = known
      ? { found: JSON.parse(known.found) as FoundBranch[] }
      : (told.get(supplier) ?? {});
    return [{ supplier, supplier_name, branches: found, failure: failureOf(scope, code) }];
  });
  return ok({ near, results });
}

const failureOf = ({ locale, region }: RequestScope, code: CourierFailure | null) =>
  code && { code, message: messageFor({ code }, localeTag(locale, '', region)) };

/** State and postal code: as they were asked for, of an address of the book, or of the checkout's own. */
async function nearOf(scope: RequestScope, asked: AskBranches): Promise<BranchesNear | undefined> {
  const { administrative_area_level_1, postal_code } = asked;
  if (administrative_area_level_1 !== undefined && postal_code !== undefined) {
    return { administrative_area_level_1, postal_code };
  }
  const address = await addressOf(scope, asked);
  return (
    address && {
      administrative_area_level_1: address.administrative_area_level_1,
      postal_code: address.postal_code,
    }
  );
}

interface Found {
  readonly found?: FoundBranch[] | undefined;
  readonly code?: CourierFailure | undefined;
}

/** Asks the courier of one supplier. None near is a failure too, which is not kept. */
async function findNear(
  scope: RequestScope,
  { store_id: supplier, country }: SenderRow,
  near: BranchesNear,
): Promise<Found> {
  const opened = await courierOf(scope, supplier);
  const state = near.administrative_area_level_1;
  const answered = await opened?.courier.branches?.({ state, country });
  if (answered && !answered.ok) return { code: 'courier_failed' };
  const found = answered ? toFoundBranches(answered.value, near.postal_code) : [];
  return found.length > 0 ? { found } : { code: 'courier_no_branches' };
}

/** The branches that were found for a checkout, as its page shows them; null before any were. */
export async function readFound(
  scope: RequestScope,
  checkout: string,
  parts: readonly { readonly supplier: string; readonly supplier_name: string }[],
): Promise<CourierBranches | null> {
  const since = scope.ports.clock.now() - PLACE_LIFE_MS;
  const rows = await scope.cell.read(
    courierBranches.listFound(scope.tenant.storeId, checkout, since),
  );
  const [first] = rows;
  if (!first) return null;
  return {
    near: JSON.parse(first.near_to) as BranchesNear,
    results: parts.flatMap(({ supplier, supplier_name }) => {
      const row = rows.find((one) => one.supplier_id === supplier);
      if (!row) return [];
      const branches = JSON.parse(row.found) as FoundBranch[];
      return [{ supplier, supplier_name, branches, failure: null }];
    }),
  };
}

/** A branch that was found for a checkout, with the suppliers whose parcels may go there. */
export async function findBranch(
  scope: RequestScope,
  checkout: string,
  id: string,
): Promise<{ readonly suppliers: readonly string[]; readonly branch: CourierBranch } | undefined> {
  const since = scope.ports.clock.now() - PLACE_LIFE_MS;
  const rows = await scope.cell.read(
    courierBranches.listFound(scope.tenant.storeId, checkout, since),
  );
  const known = rows.flatMap((row) => {
    const found = (JSON.parse(row.found) as FoundBranch[]).find((one) => one.id === id);
    return found ? [{ supplier: row.supplier_id, branch: toBranch(found) }] : [];
  });
  const [first] = known;
  return first && { suppliers: known.map(({ supplier }) => supplier), branch: first.branch };
}

type ByForm = z.output<(typeof askBranchesByForm)['body']>;

/** Looks for branches near the postal code of a form. */
export async function askBranchesOfForm(
  scope: RequestScope,
  { checkout, near }: ByForm,
): Promise<Result<CourierBranches, Failure>> {
  const row = await scope.cell.first(findCheckout(scope.tenant.storeId, checkout));
  if (!row) return fail({ code: 'checkout_not_found' });
  return askBranches(scope, { cart: row.cart_id, checkout, ...near });
}
