/** A checkout in a test, with an edge whose answers the test sets. */
import { edgeInTurn, pageEnv, type Reply } from '../../../_runtime/fixtures.ts';
import { CHECKOUT_ID, checkout, part } from '../fixtures.ts';
import type { CheckoutPorts } from './context.ts';
import { messages } from '../messages/en.ts';
import type { CheckoutProps } from '../props.ts';
import { checkoutModel } from '../model.ts';

const CARD = {
  frameUrl: 'https://pay.test/v1/frame',
  origin: 'https://pay.test',
  publishableKey: 'pk_1',
};
/** The edge's answer to an order. */
export const ORDER = {
  checkout_aggregation: CHECKOUT_ID,
  orders: [],
  payment_token: null,
  total: 1,
  currency: 'MXN',
};
/** A checkout whose delivery is chosen. */
export const decided = checkout({
  parts: [part({ delivery_type: 'fixed_delivery', shipping_total: 9_900 })],
});

/** A checkout on an edge that gives these answers in turn, with a card form that can be spoken for. */
export function setUp(given: Partial<CheckoutProps>, replies: Reply[] = []) {
  const { api, calls } = edgeInTurn(replies);
  const told: Record<string, unknown>[] = [];
  const gone: string[] = [];
  const ended: unknown[] = [];
  const kept: unknown[] = [];
  let mounted = 0;
  let follow: Parameters<CheckoutPorts['followCart']>[0] = () => undefined;
  const ports: CheckoutPorts = {
    t: messages.es,
    api,
    frame: {
      mount: () => mounted++,
      tell: (message) => told.push(message),
      focus: () => told.push({ type: 'focus' }),
    },
    go: (url) => gone.push(url),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
    ended: (values) => ended.push(values),
    keep: (values) => kept.push(values),
    recall: () => undefined,
    followCart: (lines) => (follow = lines),
  };
  const props: CheckoutProps = {
    env: pageEnv({ base: '/tienda/casa', store: 'st_casa' }),
    checkout: decided,
    idempotencyKey: 'key-1',
    card: CARD,
    ...given,
  };
  const model = checkoutModel(ports, props);
  const state = () => model.$state.get();
  /** The card form gives a token for the last question. */
  const give = (token: string) =>
    model.heard({
      type: 'token',
      token,
      request: told.findLast(({ type }) => type === 'tokenize')!['request'],
    });
  const cart: typeof follow = (lines) => follow(lines);
  return { model, state, calls, told, gone, ended, kept, give, cart, mounted: () => mounted };
}
