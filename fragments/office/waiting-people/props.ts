import type { DoorEvent } from '../../../shared/contracts/door.ts';
import type { WaitingEntry } from '../../../shared/contracts/waiting-list.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export const waitingDone = ['opened', 'closed', 'offered', 'removed'] as const;

export interface WaitingPeopleProps {
  env: PageEnv;
  event: Pick<DoorEvent, 'item' | 'name' | 'has_ended' | 'is_canceled'>;
  /** Offers first, then those who wait, in their order. */
  entries: WaitingEntry[];
  total: number;
  /** 1-based. */
  page: number;
  /** Whether visitors may join. */
  isOpen: boolean;
  done: (typeof waitingDone)[number] | null;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WaitingPeopleViewProps extends WaitingPeopleProps {
  t: Messages;
}
