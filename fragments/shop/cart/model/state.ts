import type { ReadableAtom } from 'nanostores';
import type { Api } from '../../../../shared/api-client/index.ts';
import type { CartProduct, CartView } from '../../../../shared/contracts/cart.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';
import type { Messages } from '../messages/es.ts';

/** A line that was taken out and can still be put back. */
export interface Removed {
  readonly line: CartLine;
  readonly name: string;
  /** Index of the line before it was removed. */
  readonly index: number;
}

export interface CartState {
  readonly open: boolean;
  /** `idle` until the orders were asked for, and again a moment after the panel closed. */
  readonly request: 'idle' | 'loading' | 'ready' | 'failed';
  readonly view: CartView | null;
  /** An answer is awaited: no control may be used. */
  readonly busy: boolean;
  /** A checkout is being made, and the page will be left. */
  readonly leaving: boolean;
  readonly removed: readonly Removed[];
}

/** The services that the cart uses. */
export interface CartPorts {
  readonly api: Api;
  readonly t: Messages;
  /** The sums of these lines that were asked for before the cart was live. */
  readonly ahead?: (
    lines: readonly CartLine[],
  ) => CartView | Promise<CartView | undefined> | undefined;
  /** The visitor's lines as kept in this browser. */
  readonly lines: () => readonly CartLine[];
  readonly keep: (lines: readonly CartLine[]) => void;
  readonly warn: (message: string, seconds: number, title?: string) => void;
  readonly inform: (message: string, seconds: number, title: string) => void;
  /** Leaves for a checkout. */
  readonly go: (checkout: string) => void;
}

export interface CartModel {
  readonly $state: ReadableAtom<CartState>;
  /** The state that the server rendered with. */
  readonly initial: CartState;
  readonly open: () => void;
  readonly close: () => void;
  /** Asks for the orders of the lines that are kept now. */
  readonly refresh: () => Promise<void>;
  /** Takes note that the cart was changed somewhere. */
  readonly changed: (count: number) => void;
  /** Sets a line's units; `requested` may be an input's text. */
  readonly setAmount: (product: CartProduct, requested: number | string) => Promise<void>;
  readonly remove: (product: CartProduct) => Promise<void>;
  readonly undo: (removed: Removed) => Promise<void>;
  /** Goes on to the checkout of the cart, or of one supplier's part of it. */
  readonly checkOut: (supplier?: string) => Promise<void>;
  /** Takes a hand-over's code, if it has one, for this browser; false, and told, where another has it. */
  readonly take: (handoff: string | null | undefined) => Promise<boolean>;
  /** To be called when the page comes back out of the browser's memory. */
  readonly returned: () => void;
}
