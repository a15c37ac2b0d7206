import type { z } from 'zod';
import type { waitingOffer } from '../../../shared/contracts/waiting-list.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface WaitingListProps {
  env: PageEnv;
  /** The item's id, which the page's address names. */
  item: string;
  /** The kinds that can be waited for; null where there is nothing to wait for. */
  offer: z.infer<typeof waitingOffer> | null;
  /** The code of the place that the form has just got; null before. */
  place: string | null;
  /** Whether a list has just been left. */
  isLeft: boolean;
  /** The fields as they were typed, or as an account fills them. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why it was refused as a whole. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WaitingListViewProps extends WaitingListProps {
  t: Messages;
}
