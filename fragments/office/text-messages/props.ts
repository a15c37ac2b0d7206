import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TextMessagesProps {
  env: PageEnv;
  /** Text messages that the store has left; null where it never had any. */
  left: number | null;
  /** ISO time of the last change of that number by an operator. */
  setAt: string | null;
  /** The platform's help for stores of this type; null where it names none. */
  supportUrl: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TextMessagesViewProps extends TextMessagesProps {
  t: Messages;
}
