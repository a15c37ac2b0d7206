import type { ShippingRates } from '../../../shared/contracts/courier.ts';
import type { CourierBranches } from '../../../shared/contracts/courier-branches.ts';
import type { KnownAddress } from '../../../shared/rules/address-book.ts';
import type { State, statesOf } from '../../../shared/rules/states.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface CourierRatesProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  idempotencyKey: string;
  /** The address that couriers were asked about, in lines; null where none was named. */
  place: readonly string[] | null;
  /** What they asked for it; no rates where they were not asked yet, or too long ago. */
  rates: ShippingRates;
  /** The rates that are chosen, by their ids. */
  chosen: readonly string[];
  /** The buyer's own addresses; none for a guest. */
  book: readonly KnownAddress[];
  /** The countries that the suppliers send to. */
  countries: readonly string[];
  states: ReturnType<typeof statesOf>;
  /** Whether some part can go to a branch of its courier. */
  hasBranches: boolean;
  /** The branches that were found; null before any were asked for. */
  branches: CourierBranches | null;
  /** Why there are none, in the page's language. */
  branchFailures: readonly string[];
  /** The provinces of the country whose courier has branches. */
  branchStates: readonly State[];
  /** The form as it was sent, where it is shown again, and its problems by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface CourierRatesViewProps extends CourierRatesProps {
  t: Messages;
}
