import type { Trashed, TrashSubject } from '../../../shared/contracts/trash.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TrashProps {
  env: PageEnv;
  /** A page of what was deleted, the last one first. */
  things: readonly Trashed[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** The kind that is shown; null for all. */
  subject: TrashSubject | null;
  /** Whether a form has just put something back. */
  isRestored: boolean;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TrashViewProps extends TrashProps {
  t: Messages;
}
