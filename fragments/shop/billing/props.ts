import type { BillingData } from '../../../shared/contracts/checkout-billing.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface BillingProps {
  env: PageEnv;
  /** The checkout's path, without the store's base. */
  path: string;
  /** The data that the checkout keeps; null where the card is its buyer's. */
  kept: BillingData | null;
  /** Whether its buyer has asked for the form. */
  isOpen: boolean;
  idempotencyKey: string;
  /** The form's fields as they were typed; empty for one that was not refused. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  /** Why the form was refused as a whole. */
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface BillingViewProps extends BillingProps {
  t: Messages;
}
