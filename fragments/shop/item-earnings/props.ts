import type { Earning } from '../../../shared/contracts/referral.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A variant and what its sale earns. */
export type EarningRow = Earning & {
  /** What the variant's options say; empty for an item without variants. */
  readonly name: string;
};

export interface ItemEarningsProps {
  env: PageEnv;
  /** Whether the reader's browser shows amounts; otherwise only the way to show them. */
  isShown: boolean;
  /** The path of the page, with the base. */
  returnTo: string;
  /** The item's whole address, by which a sale is the reader's. */
  link: string;
  /** The variants that earn, the cheapest first; at least one. */
  rows: readonly EarningRow[];
}

/** The view's props: the edge adds the words of the page's language. */
export interface ItemEarningsViewProps extends ItemEarningsProps {
  t: Messages;
}
