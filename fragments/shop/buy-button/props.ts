import type { PurchaseState } from '../../../shared/rules/purchase-state.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** A price in the page's words: the script formats none. */
export interface PriceText {
  readonly now: string;
  /** The price that is crossed out; null without one. */
  readonly before: string | null;
  /** Whole percent; null without a discount. */
  readonly percentOff: number | null;
  /** The sentence of the price without national taxes, where the store's country has it told. */
  readonly net?: string;
}

/** A variant that can be chosen. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Units left; null when it is made on demand. */
  readonly available: number | null;
  readonly price: PriceText;
}

export interface BuyButtonProps {
  env: PageEnv;
  item: {
    readonly id: string;
    readonly name: string;
    readonly max_purchase_amount: number | null;
    readonly isTicket: boolean;
  };
  choices: readonly Choice[];
  /** The price to begin with. */
  price: PriceText;
  state: PurchaseState;
  /** Address of the item in its store. */
  url: string;
}

/** The script's props: the words that it says. */
export interface BuyButtonSaid extends BuyButtonProps {
  t: Pick<Messages, LiveWord>;
}

/** The words that the script uses. */
export type LiveWord =
  | 'now'
  | 'before'
  | 'off'
  | 'added'
  | 'held'
  | 'failed'
  | 'inCart_one'
  | 'inCart_other'
  | `problem_${'insufficient_stock' | 'purchase_amount_exceeded' | 'out_of_stock' | 'ignored'}`;

/** The view's props: the edge adds the words of the page's language. */
export interface BuyButtonViewProps extends BuyButtonProps {
  t: Messages;
}
