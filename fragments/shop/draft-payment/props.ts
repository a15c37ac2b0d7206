import type { DraftPayment } from '../../../shared/contracts/draft-orders.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface DraftPaymentProps {
  env: PageEnv;
  payment: DraftPayment;
  /** The name of the store that has prepared the order. */
  storeName: string;
  /** The last part of the link's address. */
  slug: string;
  /** The fields of a form that was refused, as they were typed. */
  values: Readonly<Record<string, string>>;
  /** The problems by field name. */
  errors: Readonly<Record<string, string>>;
  error: string | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface DraftPaymentViewProps extends DraftPaymentProps {
  t: Messages;
}
