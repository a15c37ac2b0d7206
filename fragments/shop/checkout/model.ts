import type { ReadableAtom } from 'nanostores';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  chooseCollection,
  chooseFixedDelivery,
  type DeliveryType,
  type StoreDeliveryType,
} from '../../../shared/contracts/checkout.ts';
import { placeOrder } from '../../../shared/contracts/place-order.ts';
import { chosenAddress, withAddress } from '../../../shared/rules/address-book.ts';
import { isCardForm, type LeadingCode } from '../../../shared/rules/payment-codes.ts';
import { stateOfCode } from '../../../shared/rules/state-of-code.ts';
import { cardActions } from './model/card.ts';
import type { FrameMessage } from './model/card-frame.ts';
import { checkoutContext, type CheckoutPorts } from './model/context.ts';
import { addressCountry, deliveredParts, orderBody, type Values } from './model/draft.ts';
import { payActions } from './model/pay.ts';
import { fieldErrors, type CheckoutState, type Placed } from './model/state.ts';
import { wayOf } from './model/way.ts';
import { differs } from './model/stale.ts';
import type { CheckoutProps } from './props.ts';

export interface CheckoutModel {
  readonly $state: ReadableAtom<CheckoutState>;
  /** The state that the server rendered with. */
  readonly initial: CheckoutState;
  /**
   * To be called once the page is live. `receivedAt` is when the checkout was answered, on this
   * machine's clock.
   */
  readonly start: (receivedAt: number) => Promise<void>;
  readonly input: (name: string, value: string) => void;
  readonly touch: (name: string) => void;
  /** Fills in an address of the book by its id; an empty id is for another one. */
  readonly pick: (id: string) => void;
  readonly choose: (supplier: string, type: DeliveryType) => Promise<void>;
  readonly submit: () => Promise<void>;
  readonly loadCard: () => void;
  readonly heard: (message: FrameMessage) => void;
  readonly expire: () => void;
}

const STATE = 'address.administrative_area_level_1';
/** The call that chooses each kind of delivery; a courier's rate is chosen by a form of its own. */
const CHOOSE = { fixed_delivery: chooseFixedDelivery, collection: chooseCollection } as const;

/** One checkout on screen: its form, its delivery, its order, its payment. */
export function checkoutModel(ports: CheckoutPorts, props: CheckoutProps): CheckoutModel {
  const context = checkoutContext(ports, props);
  const { $state, get, set, refuse } = context;
  const card = cardActions(context);
  const { pay, leave, comeBack } = payActions(context, card);
  const key = actionKey();
  /** The form as it was before an address of the book took the place of the one typed by hand. */
  let typed: Values | undefined;

  async function start(receivedAt: number): Promise<void> {
    set({ receivedAt });
    if (props.mode === 'returning') return comeBack();
    if (!props.mode || props.mode === 'form') {
      ports.followCart((lines) => set({ stale: differs(get().checkout, lines) }));
      set({ values: { ...get().values, ...(props.values ? {} : ports.recall()) } });
      await settleDelivery();
    }
    card.loadWhenDue();
  }

  /**
   * The edge does not know yet a delivery without a choice, nor one that was chosen without script.
   */
  async function settleDelivery(): Promise<void> {
    for (const { supplier, delivery_type: known } of deliveredParts(props.checkout)) {
      const type = get().chosen[supplier];
      if (type && type !== known && !get().expired) await choose(supplier, type);
    }
  }

  function input(name: string, value: string): void {
    const { values, refused } = get();
    const { [name]: _answered, ...others } = refused;
    set({ values: { ...values, [name]: value, ...followers(name, value) }, refused: others });
    card.loadWhenDue();
  }

  /** The state follows the first characters of the postal code, and is chosen anew in a country. */
  function followers(name: string, value: string): Values {
    const { checkout, chosen, values } = get();
    if (name === 'address.country') return { [STATE]: '' };
    if (name !== 'address.postal_code') return {};
    const states = props.states?.[addressCountry(checkout, chosen, values)] ?? [];
    const told = stateOfCode(states, value);
    // A state that the buyer chose stays while the code's beginning stays.
    return told && told !== stateOfCode(states, values[name] ?? '') ? { [STATE]: told } : {};
  }

  function pick(id: string): void {
    const { values, refused } = get();
    const { addresses = [] } = props;
    if (!chosenAddress(addresses, values)) typed = values;
    const others = Object.entries(refused).filter(([name]) => !name.startsWith('address.'));
    set({
      values: withAddress(addresses, values, id, typed),
      refused: Object.fromEntries(others),
    });
    card.loadWhenDue();
  }

  async function choose(supplier: string, type: DeliveryType): Promise<void> {
    const { busy, chosen, checkout, expired } = get();
    if (busy || expired) return;
    set({ chosen: { ...chosen, [supplier]: type }, busy: 'delivery', failure: null });
    const answer = await call(ports.api, CHOOSE[type as StoreDeliveryType], {
      params: { cart: checkout.cart, checkout: checkout.id },
      body: { supplier },
    });
    if (!answer.ok) {
      set({ chosen });
      return refuse(answer.error);
    }
    set({ checkout: answer.value, receivedAt: ports.now(), busy: null });
    card.loadWhenDue();
  }

  async function submit(): Promise<void> {
    const state = get();
    if (state.busy || state.expired) return;
    const errors = props.mode === 'paying' ? [] : Object.keys(fieldErrors(state));
    if (errors.length) {
      const touched = Object.fromEntries(errors.map((name) => [name, true as const]));
      return set({
        failure: null,
        stopped: state.stopped + 1,
        touched: { ...state.touched, ...touched },
      });
    }
    if (card.wanted() && !state.card.complete && !(await isCardFilled())) return;
    const placed = await place();
    if (!placed) return;
    const code = wayOf(props, get().values);
    if (placed.token && isCardForm(code)) await pay(placed.token, placed.checkout);
    else if (placed.token) await leave(placed.token, code as LeadingCode);
    else context.leaveFor(placed.checkout);
  }

  /**
   * Asks the card form, whose word on its last field may still be under way. Without a token it shows
   * by itself which of its fields are missing.
   */
  async function isCardFilled(): Promise<boolean> {
    set({ busy: 'placing' });
    const token = await card.giveToken();
    set(token === null ? { busy: null, failure: null } : { busy: null });
    return token !== null;
  }

  /** Places the orders, unless the same ones await their payment already. */
  async function place(): Promise<Placed | undefined> {
    const { checkout, values, chosen, placed: before } = get();
    if (before?.content === null) return before;
    const body = orderBody(checkout, values, chosen);
    const content = JSON.stringify(body);
    if (before?.content === content) return before;
    set({ busy: 'placing' });
    const answer = await call(ports.api, placeOrder, { body, key: key.for(body) });
    key.settle(answer.ok ? undefined : answer.error);
    if (!answer.ok) {
      refuse(answer.error);
      return undefined;
    }
    const { checkout_aggregation: id, payment_token: token } = answer.value;
    const placed = { checkout: id, token, content };
    set({ placed });
    return placed;
  }

  return {
    $state,
    initial: $state.get(),
    start,
    input,
    pick,
    choose,
    submit,
    loadCard: card.load,
    heard: card.heard,
    expire: context.expire,
    touch: (name) => set({ touched: { ...get().touched, [name]: true } }),
  };
}
