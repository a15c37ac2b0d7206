import type { FoundBranch } from '../../../shared/contracts/courier-branches.ts';
import type { CourierBranch } from '../../../shared/contracts/delivery.ts';
import { nearestBranches } from '../../../shared/rules/branches.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { BRANCHES_MOST } from './rules.ts';

type Couriers = NonNullable<CellScope['ports']['couriers']>;
type Courier = NonNullable<ReturnType<Couriers['open']>>;
/** A branch as a courier's port tells it. */
type ToldBranch = Extract<
  Awaited<ReturnType<NonNullable<Courier['branches']>>>,
  { readonly ok: true }
>['value'][number];

/** The branches of a state that are nearest to a postal code. */
export function toFoundBranches(told: readonly ToldBranch[], postalCode: string): FoundBranch[] {
  return nearestBranches(told, postalCode, BRANCHES_MOST).map(({ branch, km }) => ({
    id: branch.id,
    name: branch.name,
    street: branch.street,
    locality: branch.locality,
    state: branch.state,
    postal_code: branch.postalCode,
    country: branch.country,
    hours: [...branch.hours],
    distance_km: km,
  }));
}

/** A branch without what only its choice needs. */
export function toBranch({
  hours: _hours,
  distance_km: _km,
  ...branch
}: FoundBranch): CourierBranch {
  return branch;
}
