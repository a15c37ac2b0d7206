import type { InstalmentTerms } from '../../../shared/contracts/instalments.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface InstalmentTermsProps {
  env: PageEnv;
  terms: InstalmentTerms;
  /** Whether the form was just saved. */
  done: boolean;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface InstalmentTermsViewProps extends InstalmentTermsProps {
  t: Messages;
}
