import type { PageEnv } from '../../_runtime/env.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import type { Bars } from '../../../shared/rules/code128.ts';
import type { Messages } from './messages/es.ts';
import type { Told } from './model/told.ts';

/** A form about one of the orders that came back refused, with what was typed into it. */
export interface RefusedForm {
  /** Its name; both forms about an order name the order. */
  readonly intent?: string | undefined;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly error?: string | null;
}

/** The host page's props. */
export interface OrderProps {
  env: PageEnv;
  purchase: Purchase;
  /** Address of the page, to which its forms are sent. */
  action: string;
  /** Prefix of the forms' idempotency keys. */
  idempotencyKey: string;
  /** The action that a form has just done. */
  done: 'canceled' | 'confirmed' | 'account' | null;
  refused: RefusedForm | null;
  /** The barcode of the number to pay by; null where there is none. */
  bars: Bars | null;
  /** The buyer's number in its written form; empty for a reader who does not see it. */
  phone: string;
  /** Why the last try to pay was refused or takes days, with the next step; null where nothing is said of it. */
  declined: string | null;
  /** What the sellers have changed and wrote, by the order's id. */
  told: Readonly<Record<string, readonly Told[]>>;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface OrderViewProps extends OrderProps {
  t: Messages;
}
