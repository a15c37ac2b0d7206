import type { Api } from '../../../shared/api-client/index.ts';
import type { LinePorts } from '../../_runtime/socket-line.ts';

/** The page's services that a conversation uses. */
export interface TalkPorts extends LinePorts {
  readonly api: Api;
  /** Whether somebody looks at the page. */
  readonly isSeen: () => boolean;
  /** Milliseconds, on this machine's clock. */
  readonly now: () => number;
  /** What this browser keeps for the conversation: words that are not sent yet. */
  readonly keep: (name: 'draft' | 'unsent', text: string | null) => void;
  readonly kept: (name: 'draft' | 'unsent') => string | null;
}
