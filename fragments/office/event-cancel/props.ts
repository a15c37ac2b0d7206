import type { EventCancellation } from '../../../shared/contracts/event-cancellation.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export const eventCancelDone = ['canceled', 'retried'] as const;

export interface EventCancelProps {
  env: PageEnv;
  /** Id of the experience. */
  event: string;
  cancellation: EventCancellation;
  done: (typeof eventCancelDone)[number] | null;
  /** The form's fields as typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EventCancelViewProps extends EventCancelProps {
  t: Messages;
}
