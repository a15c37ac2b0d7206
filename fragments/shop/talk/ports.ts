import type { Api } from '../../../shared/api-client/index.ts';

/** The part of a browser's socket that a conversation uses. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What happens on a socket. */
export interface Heard {
  readonly opened: () => void;
  readonly said: (text: string) => void;
  readonly closed: (code: number) => void;
}

/** The page's services that a conversation uses. */
export interface TalkPorts {
  readonly api: Api;
  /** Opens the socket that gives what came after a message. */
  readonly connect: (since: number, heard: Heard) => Wire;
  /** Whether somebody looks at the page. */
  readonly isSeen: () => boolean;
  /** Milliseconds, on this machine's clock. */
  readonly now: () => number;
  readonly wait: (run: () => void, milliseconds: number) => () => void;
  readonly random: () => number;
  /** What this browser keeps for the conversation: words that are not sent yet. */
  readonly keep: (name: 'draft' | 'unsent', text: string | null) => void;
  readonly kept: (name: 'draft' | 'unsent') => string | null;
}
