import { useEffect, useState } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import { useLive } from '../../../_runtime/use-live.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { checkoutExpired } from '../../../../shared/bus/topics/checkout.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';
import { $cart } from '../../../../shared/state/cart.ts';
import type { Values } from '../model/draft.ts';
import { fieldErrors, type CheckoutState, type FieldError } from '../model/state.ts';
import { frameHost } from './frame-host.ts';
import type { Messages } from '../messages/es.ts';
import type { CheckoutProps, CheckoutViewProps } from '../props.ts';
import { checkoutModel, type CheckoutModel } from '../model.ts';

/** The props of every part of the checkout. */
export interface CheckoutUi {
  readonly env: PageEnv;
  readonly t: Messages;
  readonly props: CheckoutProps;
  readonly model: CheckoutModel;
  readonly state: CheckoutState;
  /** Every problem that blocks the order, by field name; shown once its field was touched. */
  readonly errors: Readonly<Record<string, FieldError>>;
  /** Whether script has taken over; before that the form posts. */
  readonly live: boolean;
}

/** The checkout's state for a view. */
export function useCheckout(props: FragmentProps<CheckoutViewProps>): CheckoutUi {
  const { t, env } = props;
  const [{ model, frame }] = useState(() => create(props));
  const state = useShared(model.$state, model.initial);
  const live = useLive();
  useEffect(() => {
    void model.start(answeredAt());
    // A page that comes back out of the browser's memory may have been left in the middle of a
    // call.
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) location.reload();
    };
    // Keeps the form for a shopper who leaves and comes back; browsers do not restore fields in a
    // shadow root.
    const left = (): void => {
      const { values, placed, busy } = model.$state.get();
      if (!placed && busy !== 'leaving') keep(env.store, values);
    };
    addEventListener('pageshow', shown);
    addEventListener('pagehide', left);
    return () => {
      removeEventListener('pageshow', shown);
      removeEventListener('pagehide', left);
      frame.dispose();
    };
  }, [model, frame, env.store]);
  return { env, t, props, model, state, live, errors: fieldErrors(state) };
}

function create(props: FragmentProps<CheckoutViewProps>) {
  const { env, locale, card, t } = props;
  const frame = frameHost(
    () => props.element!,
    card,
    locale,
    t.cardFrame,
    (message) => model.heard(message),
  );
  const model: CheckoutModel = checkoutModel(
    {
      t,
      frame,
      api: { base: env.base, tag: env.tag },
      go: (url) => location.assign(url),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
      ended: (values) => {
        keep(env.store, values);
        emit(checkoutExpired, { checkout: props.checkout.id });
      },
      keep: (values) => keep(env.store, values),
      recall: () => recall(env.store),
      followCart: (lines) => followCart(env.store, lines),
    },
    props,
  );
  return { model, frame };
}

/** A cart that stays empty is none of this browser's: the checkout was begun without script. */
function followCart(store: string, lines: (now: readonly CartLine[]) => void): void {
  const cart = $cart(store);
  if (cart.get().lines.length > 0) lines(cart.get().lines);
  cart.listen((now) => lines(now.lines));
}

/** When this page's answer began to arrive, on this machine's clock. */
function answeredAt(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (navigation?.responseStart ?? performance.now());
}

// The shopper's input outlives the hold in this tab only; the next checkout takes it out again.
const draftKey = (store: string): string => `checkout-draft:${store}`;

function keep(store: string, values: Values): void {
  try {
    sessionStorage.setItem(draftKey(store), JSON.stringify(values));
  } catch {
    // Without storage the form starts empty.
  }
}

function recall(store: string): Values | undefined {
  try {
    const text = sessionStorage.getItem(draftKey(store));
    sessionStorage.removeItem(draftKey(store));
    return text ? (JSON.parse(text) as Values) : undefined;
  } catch {
    return undefined;
  }
}
