import type { TalkLabel } from '../../../shared/contracts/inbox.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkLabelsProps {
  env: PageEnv;
  /** By name. */
  labels: readonly TalkLabel[];
  /** What a form has just done. */
  done: 'added' | 'changed' | 'deleted' | null;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  /** The form that was posted and refused: its values, and its problems by field name. */
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  error?: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkLabelsViewProps extends TalkLabelsProps {
  t: Messages;
}
