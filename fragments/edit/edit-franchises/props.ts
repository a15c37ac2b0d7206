import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface EditFranchisesProps {
  env: PageEnv;
  /** The store's kind, as its calls' paths name it. */
  storeType: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface EditFranchisesViewProps extends EditFranchisesProps {
  t: Messages;
}
