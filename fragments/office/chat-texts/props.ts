import type { ChatQuestion, ChatTexts } from '../../../shared/contracts/chat-texts.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface ChatTextsProps {
  env: PageEnv;
  texts: ChatTexts;
  /** In the order in which they were added. */
  questions: readonly ChatQuestion[];
  /** What a form has just done. */
  done: 'saved' | 'added' | 'changed' | 'deleted' | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that was posted and refused: its name, its values, and its problems by field name. */
  intent?: string | undefined;
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ChatTextsViewProps extends ChatTextsProps {
  t: Messages;
}
