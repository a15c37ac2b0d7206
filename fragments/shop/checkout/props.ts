import type { PageEnv } from '../../_runtime/env.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { PaymentView } from '../../../shared/contracts/payment.ts';
import type { Messages } from './messages/index.ts';

/** Where the card provider's form is; its fields live in its own frame. */
export interface CardSettings {
  frameUrl: string;
  /** The frame's origin: the only one that is listened to. */
  origin: string;
  publishableKey: string;
}

/** What the page gives. */
export interface CheckoutProps {
  env: PageEnv;
  checkout: CheckoutView;
  /**
   * `form` (the default) takes the whole order; `paying` is the page that pays an order that is
   * placed already; `returning` is where a bank's page sends its customer back to.
   */
  mode?: 'form' | 'paying' | 'returning';
  /** The payment of `paying` and `returning`. */
  payment?: PaymentView | null;
  /** What was sent by a form that was refused, by field name. */
  values?: Record<string, string>;
  /** Why it was refused, by field name, in the page's language. */
  errors?: Record<string, string>;
  /** A refusal that no field can be blamed for. */
  error?: string | null;
  /** Prefix of the keys in this page's forms. */
  idempotencyKey: string;
  /** Null where the store takes no cards. */
  card: CardSettings | null;
}

/** What the view gets: the edge adds the words of the page's language, so that the module holds none. */
export interface CheckoutViewProps extends CheckoutProps {
  t: Messages;
}
