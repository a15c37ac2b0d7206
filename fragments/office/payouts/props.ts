import type { ProvenForm } from '../../../shared/ui/form/form-ui.ts';
import type { Payout, PayoutBatch } from '../../../shared/contracts/dispersions.ts';
import type { SellerPause } from '../../../shared/contracts/seller-pauses.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** What a form of the page has just done. */
export const payoutsDone = ['approved', 'refused', 'made', 'read', 'paused', 'resumed'] as const;
export type PayoutsDone = (typeof payoutsDone)[number];

/** What waits, and the latest batches; or one batch. */
export type PayoutsShown =
  | {
      kind: 'waiting';
      batches: readonly PayoutBatch[];
      /** The sellers that the network has paused. */
      pauses: readonly SellerPause[];
    }
  | { kind: 'batch'; batch: PayoutBatch };

export interface PayoutsProps {
  env: PageEnv;
  shown: PayoutsShown;
  payouts: readonly Payout[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** The page's path, without the store's base. */
  path: string;
  done: PayoutsDone | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that came back; null on a page that was only asked for. */
  form: ProvenForm | null;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PayoutsViewProps extends PayoutsProps {
  t: Messages;
}
