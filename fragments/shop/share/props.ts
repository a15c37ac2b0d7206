import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/index.ts';

export interface ShareProps {
  env: PageEnv;
  /** Of the item, catalogue or shop; what is sent out holds its first 100 characters. */
  name: string;
  /** Whole address, with scheme and host. */
  url: string;
  /** The control goes away after a moment: for who is not signed in (spec [4]). */
  fleeting: boolean;
}

/** What the script gets: the words that it says. */
export interface ShareSaid extends ShareProps {
  t: Pick<Messages, 'copied' | 'copyFailed'>;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ShareViewProps extends ShareProps {
  t: Messages;
}
