import { atom, type ReadableAtom } from 'nanostores';
import type { Api, ApiError } from '../../../../shared/api-client/index.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';
import type { Messages } from '../messages/es.ts';
import type { CheckoutProps } from '../props.ts';
import type { Values } from './draft.ts';
import { initialState, type CheckoutState } from './state.ts';

/** The services that the checkout uses. */
export interface CheckoutPorts {
  readonly api: Api;
  readonly t: Messages;
  /** The provider's card form in the page. */
  readonly frame: {
    readonly mount: () => void;
    readonly tell: (message: Readonly<Record<string, unknown>>) => void;
    /** Moves the focus into its first field. */
    readonly focus: () => void;
  };
  readonly go: (url: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  /** Tells the page that the hold ended, with the shopper's input so far. */
  readonly ended: (values: Values) => void;
  /**
   * Tells the lines of this browser's cart: at once where it has some, and whenever they change, in
   * this tab or another.
   */
  readonly followCart: (lines: (now: readonly CartLine[]) => void) => void;
  /** Keeps the shopper's input for the next checkout page of this tab. */
  readonly keep: (values: Values) => void;
  /** The shopper's input that was kept; given once. */
  readonly recall: () => Values | undefined;
}

/** The state and services that the steps of a checkout share. */
export interface CheckoutContext {
  readonly ports: CheckoutPorts;
  readonly props: CheckoutProps;
  readonly $state: ReadableAtom<CheckoutState>;
  readonly get: () => CheckoutState;
  readonly set: (change: Partial<CheckoutState>) => void;
  /** Goes to the page of the orders that the checkout made. */
  readonly leaveFor: (checkout: string) => void;
  readonly expire: () => void;
  /** Changes the page after a refused call, beyond showing its words. */
  readonly refuse: (error: ApiError) => void;
}

/** Fields that the form shows, and can mark as wrong. */
const FIELD = /^((contact|address|delivery|attendees\.\d+)\.[\w-]+|note|payment_type)$/;

/** Begins the state of one checkout, as the server rendered it. */
export function checkoutContext(ports: CheckoutPorts, props: CheckoutProps): CheckoutContext {
  const $state = atom(initialState(props));
  const get = (): CheckoutState => $state.get();
  const set = (change: Partial<CheckoutState>): void => $state.set({ ...get(), ...change });

  function leaveFor(checkout: string): void {
    set({ busy: 'leaving' });
    ports.go(props.env.base + (props.onward ?? `/mis-compras/${checkout}`));
  }

  function expire(): void {
    if (get().expired) return;
    set({ expired: true, busy: null });
    ports.ended(get().values);
  }

  function refuse({ code, field, message: words }: ApiError): void {
    if (code === 'checkout_expired') return expire();
    if (code === 'checkout_already_placed') return leaveFor(props.checkout.id);
    const { stopped, refused } = get();
    const message = words || ports.t.notPossible;
    if (field === undefined || !FIELD.test(field)) return set({ busy: null, failure: message });
    set({
      busy: null,
      failure: null,
      stopped: stopped + 1,
      refused: { ...refused, [field]: message },
    });
  }

  return { ports, props, $state, get, set, leaveFor, expire, refuse };
}
