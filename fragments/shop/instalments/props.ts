import type { InstalmentChoice } from '../../../shared/contracts/instalments.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface InstalmentsProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  /** What is chosen, and what may be; one payment alone has nothing to choose. */
  choice: InstalmentChoice;
  idempotencyKey: string;
  /** Why a choice was refused. */
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface InstalmentsViewProps extends InstalmentsProps {
  t: Messages;
}
