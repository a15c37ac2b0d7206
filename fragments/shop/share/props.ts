import type { StoreInfo } from '../../../shared/contracts/store.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ShareProps {
  env: PageEnv;
  subject: 'page' | 'shop';
  /** Name of the item, catalogue or shop; a share holds its first 100 characters. */
  name: string;
  /** Whole address, with scheme and host. */
  url: string;
  /** The store's profiles: a network without a share address opens there. */
  social: StoreInfo['social'];
  /** The control disappears after a moment: for visitors who are not signed in (spec [4]). */
  fleeting: boolean;
  /** Whether a partner shows it, whose referral the address names: it says who earns. */
  earns?: boolean;
}

/** The script's props: the words that it says. */
export interface ShareSaid extends ShareProps {
  t: Pick<Messages, 'copied' | 'copyFailed'>;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ShareViewProps extends ShareProps {
  t: Messages;
}
