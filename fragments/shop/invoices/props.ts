import type { InvoiceView } from '../../../shared/contracts/invoices.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface InvoicesProps {
  env: PageEnv;
  storeName: string;
  /** The latest first. */
  list: { results: readonly InvoiceView[]; matches_estimated: number };
  /** 1-based. */
  page: number;
  pageSize: number;
}

/** The view's props: the edge adds the words of the page's language. */
export interface InvoicesViewProps extends InvoicesProps {
  t: Messages;
}
