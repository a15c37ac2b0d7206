import type { GlobalPreview } from '../../../shared/contracts/global-invoices.ts';
import type {
  InvoiceView,
  StoreTaxData,
  WaitingInvoice,
} from '../../../shared/contracts/invoices.ts';
import type { Periodicity } from '../../../shared/rules/global-period.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface OwnInvoicesProps {
  env: PageEnv;
  /** The store's id, for the forms. */
  supplier: string;
  invoices: InvoiceView[];
  /** The number in all. */
  total: number;
  /** 1-based. */
  page: number;
  /** What the list is narrowed to, as typed. */
  filter: string;
  waiting: WaitingInvoice[];
  billing: StoreTaxData | null;
  /** The period that a global invoice is looked at for. */
  period: { periodicity: Periodicity; day: string };
  /** What that invoice would have, or why there is none; null until it was asked for. */
  preview: GlobalPreview | string | null;
  /** The action that a form has just done. */
  done: 'saved' | 'issued' | 'stamped' | 'global' | null;
  /** The tax data as they were typed, where they came back refused. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnInvoicesViewProps extends OwnInvoicesProps {
  t: Messages;
}
