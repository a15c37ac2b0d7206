import type { StoreType } from '../../../shared/contracts/fields.ts';
import type { Franchise } from '../../../shared/contracts/franchises.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A row: lists of one type of store do not repeat it. */
export type ListedBusiness = Franchise & { readonly store_type?: StoreType };

/** What an account follows among the rows, and what a visitor does instead. */
export interface FollowProps {
  /** The account; null for a visitor. */
  me: string | null;
  /** Ids of the rows that the account follows. */
  following: readonly string[];
  /** Address of the sign-in, which leads back to the list. */
  signIn: string;
  idempotencyKey: string;
  /** What a form has just done; null when the page is shown for another reason. */
  done: 'followed' | 'unfollowed' | null;
  /** Why a form was refused. */
  error: string | null;
}

export interface BusinessListProps {
  env: PageEnv;
  /** The stores that the list is of, which has words of its own. */
  of: 'franchises' | 'businesses';
  /** Null when it could not be loaded. */
  list: { results: ListedBusiness[]; matches_estimated: number } | null;
  /** The search text; empty for all. */
  text: string;
  /** The chosen type, null for all; undefined where the list has no such filter. */
  type?: StoreType | null;
  /** 1-based. */
  page: number;
  pageSize: number;
  /** Path of the page, with the base. */
  path: string;
  /** Undefined where nobody is followed. */
  follow?: FollowProps;
}

/** The words that the script says. */
type Said = Pick<Messages, 'follow'>;

/** The script's props. */
export interface BusinessListSaid extends BusinessListProps {
  t: Said;
}

/** The view's props: the edge adds the words of the page's language. */
export interface BusinessListViewProps extends BusinessListProps {
  t: Messages;
}
