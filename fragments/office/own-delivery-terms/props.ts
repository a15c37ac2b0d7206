import type { StoreDelivery } from '../../../shared/contracts/own-delivery.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** The actions of the forms. */
export const deliveryDone = ['delivery', 'no-delivery'] as const;

export interface OwnDeliveryTermsProps {
  env: PageEnv;
  /** Null for a store that does not bring its goods itself. */
  terms: StoreDelivery['delivery'];
  /** What a form has just done. */
  done: (typeof deliveryDone)[number] | null;
  idempotencyKey: string;
  /** What was typed in a refused form; null before one. */
  values: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, string>>;
  error: string | null;
}

/** The view's props: the edge adds the words of the page's language. */
export interface OwnDeliveryTermsViewProps extends OwnDeliveryTermsProps {
  t: Messages;
}
