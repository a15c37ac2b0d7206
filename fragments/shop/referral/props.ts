import type { PromotedItem } from '../../../shared/contracts/referral.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The parts of a margin, 0 to 1, and from when they count. */
export interface OwnRates {
  readonly since: string;
  readonly seller: number;
  readonly up_one: number;
  readonly up_two: number;
  /** Which promoter earns where several led a buyer to the store. */
  readonly touch: 'last' | 'first';
}

export interface ReferralProps {
  env: PageEnv;
  tab: 'products' | 'plans';
  /** Of the tab of products. */
  list: { readonly results: PromotedItem[]; readonly matches_estimated: number };
  /** 1-based. */
  page: number;
  pageSize: number;
  /** What the list is narrowed to, as the address has it; empty texts for nothing. */
  narrowed: { readonly text: string; readonly type: string };
  /** Null where the network has set none. */
  rates: OwnRates | null;
  /** Where the account adds items to its own store; null without a store. */
  ownStoreUrl: string | null;
  /** The account, which its links name; null for an account without a store, whom no store knows. */
  promoter: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ReferralViewProps extends ReferralProps {
  t: Messages;
}
