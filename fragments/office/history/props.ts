import type { EditSubject, StoreEdit } from '../../../shared/contracts/store-edits.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface HistoryProps {
  env: PageEnv;
  /** A page of the store's changes, the last one first. */
  edits: readonly StoreEdit[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** The only kind of things whose changes are shown; null for every kind. */
  subject: EditSubject | null;
  /** Whether a form has just taken a change back. */
  isTakenBack: boolean;
  /** Idempotency key of the forms. */
  idempotencyKey: string;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface HistoryViewProps extends HistoryProps {
  t: Messages;
}
