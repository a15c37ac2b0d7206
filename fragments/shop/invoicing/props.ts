import type { BuyerTaxFields } from '../../../shared/contracts/tax-data.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface InvoicingProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  /** The data that the checkout keeps; null where its buyer needs no invoice. */
  kept: BuyerTaxFields | null;
  /** The data that the buyer's account gave last; null for none. */
  remembered: BuyerTaxFields | null;
  idempotencyKey: string;
  /** The form's fields as they were typed; empty for one that was not refused. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the form was refused as a whole. */
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface InvoicingViewProps extends InvoicingProps {
  t: Messages;
}
