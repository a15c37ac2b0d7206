import type { PageEnv } from '../../_runtime/env.ts';
import type { CheckoutView, PaymentType } from '../../../shared/contracts/checkout.ts';
import type { CardForm, PaymentView } from '../../../shared/contracts/payment.ts';
import type { KnownAddress } from '../../../shared/rules/address-book.ts';
import type { State } from '../../../shared/rules/states.ts';
import type { Messages } from './messages/es.ts';

export type CardSettings = CardForm;

/** The host page's props. */
export interface CheckoutProps {
  env: PageEnv;
  checkout: CheckoutView;
  /**
   * `form` (the default) takes the whole order; `paying` pays an order that is placed already;
   * `returning` is the page that a bank sends its customer back to.
   */
  mode?: 'form' | 'paying' | 'returning';
  /** The payment of `paying` and `returning`. */
  payment?: PaymentView | null;
  /** The path below the store's base that `returning` leads to, instead of the order's page. */
  onward?: string;
  /** The path below the store's base of the page that it began on, where no cart leads back to it. */
  back?: string;
  /** The fields that the signed-in buyer's account fills, by name; none for a visitor. */
  known?: Record<string, string>;
  /** True for a buyer without a session, who may have an account made from the same data. */
  mayJoin?: boolean;
  /** The addresses of the signed-in buyer's book that this checkout may go to. */
  addresses?: readonly KnownAddress[];
  /** The values of a form that was refused, by field name. */
  values?: Record<string, string>;
  /** Why the form was refused, by field name, in the page's language. */
  errors?: Record<string, string>;
  /** A refusal that belongs to no field. */
  error?: string | null;
  /** Prefix of the keys in this page's forms. */
  idempotencyKey: string;
  /** The states to choose from, by country: only of countries that the store delivers to. */
  states?: Readonly<Record<string, readonly State[]>>;
  /** The ways to pay that move no money: their account is a provider's for tests. */
  testWays?: readonly PaymentType[];
  /** The saved card that pays in the place of the provider's form, where its buyer chose one. */
  saved?: { readonly id: string; readonly name: string } | null;
  /** The saved card that pays in the place of its provider's page, with the way to pay that takes it. */
  savedWay?: { readonly code: string; readonly name: string } | null;
  /** Null when the store takes no cards. */
  card: CardSettings | null;
}

/**
 * The view's props: the edge adds the words of the page's language, so that the module holds none.
 */
export interface CheckoutViewProps extends CheckoutProps {
  t: Messages;
}
