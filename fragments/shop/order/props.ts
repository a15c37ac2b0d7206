import type { PageEnv } from '../../_runtime/env.ts';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import type { Bars } from '../../../shared/rules/code128.ts';
import type { Messages } from './messages/es.ts';

/** A form about one of the orders that came back refused, with what was typed into it. */
export interface RefusedForm {
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
  done: 'canceled' | 'confirmed' | null;
  refused: RefusedForm | null;
  /** The barcode of the number to pay by; null where there is none. */
  bars: Bars | null;
  /** Why the last try to pay was refused, with the next step; null where none was. */
  declined: string | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface OrderViewProps extends OrderProps {
  t: Messages;
}
