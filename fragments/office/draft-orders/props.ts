import type { DraftOrder } from '../../../shared/contracts/draft-orders.ts';
import type { DraftView } from '../../../shared/rules/draft-orders.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface DraftOrdersProps {
  env: PageEnv;
  drafts: DraftOrder[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** What the list is narrowed to. */
  show: DraftView;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DraftOrdersViewProps extends DraftOrdersProps {
  t: Messages;
}
