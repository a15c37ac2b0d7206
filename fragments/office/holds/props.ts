import type { PageEnv } from '../../_runtime/env.ts';
import type { Hold } from '../../../shared/contracts/holds.ts';
import type { Messages } from './messages/es.ts';

export interface HoldsProps {
  env: PageEnv;
  holds: Hold[];
  /** The number in all. */
  total: number;
  /** 1-based page of the holds. */
  page: number;
  /** Whether a form without script has just freed a hold. */
  isFreed: boolean;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface HoldsViewProps extends HoldsProps {
  t: Messages;
}
