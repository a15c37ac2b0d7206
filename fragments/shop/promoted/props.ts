import type { FormerSponsor, Promoted } from '../../../shared/contracts/promoters.ts';
import type { DrawnNode } from '../../../shared/contracts/promoters.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** An account as its public profile names it; accounts that were erased have none. */
export interface Named {
  readonly name: string;
  readonly photo: string | null;
  /** ISO 8601. */
  readonly updated_at: string;
}

/** What the account that administers the network sees and sets of the one in view. */
export interface SponsorProps {
  former: readonly FormerSponsor[];
  /** The form that was refused, as it was typed. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

export interface PromotedProps {
  env: PageEnv;
  /** The account that looks. */
  me: string;
  /** The account that the list begins at. */
  of: Promoted;
  rows: readonly Promoted[];
  total: number;
  /** 1-based. */
  page: number;
  /** Whether the list is of the first level alone. */
  isFirstLevel: boolean;
  /** Public profiles by account id, as far as there are any. */
  names: Readonly<Record<string, Named>>;
  /** Ids of the accounts that the one that looks follows. */
  following: readonly string[];
  tree: readonly DrawnNode[];
  /** The day as of whose end the tree is drawn, `YYYY-MM-DD`; empty for now. */
  date: string;
  /** Path of the page, with the base. */
  path: string;
  /** The wallet of the store's currency: minor units; null where it could not be read. */
  wallet: { balance: number; available: number; currency: string; href: string } | null;
  /** Null for an account that does not administer the network. */
  sponsor: SponsorProps | null;
  done: 'followed' | 'unfollowed' | 'sponsor' | null;
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PromotedViewProps extends PromotedProps {
  t: Messages;
}
