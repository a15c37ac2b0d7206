import type { PageEnv } from '../../../_runtime/env.ts';
import type { Purchase } from '../../../../shared/contracts/orders.ts';
import type { Messages } from '../messages/es.ts';
import type { Bars } from '../../../../shared/rules/code128.ts';
import type { Standing } from '../model/standing.ts';

/** The props of the parts that show the whole purchase. */
export interface DetailsProps {
  env: PageEnv;
  t: Messages;
  purchase: Purchase;
  standing: Standing;
  money: (amount: number) => string;
  /** The barcode of the number to pay by; null where there is none. */
  bars: Bars | null;
  /** The buyer's number in its written form; empty for a reader who does not see it. */
  phone: string;
  /** Why the last try to pay was refused or takes days, with the next step; null where nothing is said of it. */
  declined: string | null;
}
