import type { SellerReturn } from '../../../shared/contracts/seller-returns.ts';
import type { ReturnState } from '../../../shared/rules/returns.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnReturnsProps {
  env: PageEnv;
  returns: SellerReturn[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** The state that the list is narrowed to. */
  state: ReturnState | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnReturnsViewProps extends OwnReturnsProps {
  t: Messages;
}
