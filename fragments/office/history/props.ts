import type { StoreEdit } from '../../../shared/contracts/store-edits.ts';
import type { EditSubject } from '../../../shared/rules/store-edits.ts';
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
  /** The changes that are shown: those that every filter lets through; null lets all through. */
  shown: {
    readonly subject: EditSubject | null;
    /** The id of the account that made them. */
    readonly by: string | null;
    /** The first and the last day, `YYYY-MM-DD`. */
    readonly from: string | null;
    readonly to: string | null;
  };
  /** The accounts that made changes. */
  people: readonly StoreEdit['by'][];
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
