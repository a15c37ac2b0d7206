import type { OrderInvoices } from '../../../shared/contracts/invoices.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface InvoiceFormProps {
  env: PageEnv;
  order: OrderInvoices;
  /** Whether the form was just sent. */
  isDone: boolean;
  /** The form's fields as they were typed; empty for one that was not sent. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the form was refused as a whole. */
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface InvoiceFormViewProps extends InvoiceFormProps {
  t: Messages;
}
