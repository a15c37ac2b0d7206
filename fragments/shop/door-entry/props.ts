import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface DoorEntryProps {
  env: PageEnv;
  /** Whether the browser has just left a door. */
  left: boolean;
  /** Why a link was refused. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DoorEntryViewProps extends DoorEntryProps {
  t: Messages;
}
