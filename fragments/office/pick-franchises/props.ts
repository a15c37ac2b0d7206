import type { FranchisePick } from '../../../shared/contracts/franchise-picks.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The action that a form without script has just done. */
export type Done = 'added' | 'removed';

export interface PickFranchisesProps {
  env: PageEnv;
  /** The store's kind, as its calls' paths name it. */
  storeType: string;
  list: { results: FranchisePick[]; matches_estimated: number };
  /** The text that the address searches for. */
  text: string;
  /** 1-based page of the list. */
  page: number;
  done: Done | null;
  idempotencyKey: string;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface PickFranchisesViewProps extends PickFranchisesProps {
  t: Messages;
}
