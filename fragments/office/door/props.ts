import type { DoorEvent, OpenDoor, VerdictView } from '../../../shared/contracts/door.ts';
import type { DoorWay } from '../../../shared/rules/tickets.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface DoorProps {
  env: PageEnv;
  event: DoorEvent & Pick<OpenDoor, 'gates' | 'gate'>;
  /** Whether the page goes on without a connection: by a list that the device keeps. */
  keeps?: boolean;
  /** Whether a link opened the door: its reader has no account, and no other page. */
  byLink?: boolean;
  /** What a form without script has just been told; null before the first code. */
  told: VerdictView | null;
  /** The gate that a form without script has read at; null for the whole door. */
  chosen?: string | null;
  /** The way that a form without script has read. */
  chosenWay?: DoorWay;
  /** Idempotency key of the forms without script. */
  idempotencyKey: string;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DoorViewProps extends DoorProps {
  t: Messages;
}
