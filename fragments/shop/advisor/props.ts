import type { OwnAdvisor } from '../../../shared/contracts/advisors.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface AdvisorProps {
  env: PageEnv;
  /** A button with its dialog, in place of a page. */
  isDialog?: boolean;
  /** Null for an account without an advisor: the support link stands in their place. */
  advisor: OwnAdvisor | null;
  /** The store's own help; null where it has none. */
  supportUrl: string | null;
  /** Whether the store has a chat: then the advisor can be written to here. */
  hasChat: boolean;
}

/** The view's props: the edge adds the words of the page's language. */
export interface AdvisorViewProps extends AdvisorProps {
  t: Messages;
}
