import type { DoorEvent, TicketKind } from '../../../shared/contracts/door.ts';
import type { EventMessage, EventReach } from '../../../shared/contracts/event-messages.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export const eventMessagesDone = ['sent', 'planned', 'changed', 'withdrawn'] as const;

export interface EventMessagesProps {
  env: PageEnv;
  event: Pick<DoorEvent, 'item' | 'name'> & { kinds: TicketKind[] };
  messages: EventMessage[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  done: (typeof eventMessagesDone)[number] | null;
  /** The form's fields: as typed, of the message that is changed, or those of a new one. */
  values: Readonly<Record<string, string>>;
  /** How many the message of the form would reach; null before it was looked at. */
  reach: EventReach | null;
  /** When it would go out, ISO 8601; null for at once. */
  sendAt: string | null;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EventMessagesViewProps extends EventMessagesProps {
  t: Messages;
}
