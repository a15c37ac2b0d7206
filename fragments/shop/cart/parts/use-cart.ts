import { useEffect, useState } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { FragmentProps } from '../../../_runtime/props.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import { on } from '../../../../shared/bus/index.ts';
import { cartChanged, cartOpen } from '../../../../shared/bus/topics/cart.ts';
import type { Messages } from '../messages/es.ts';
import { cartUrl, pagePorts } from '../ports.ts';
import type { CartViewProps } from '../props.ts';
import type { CartModel, CartState } from '../model/state.ts';
import { cartModel } from '../model.ts';

/** The props of every part of the cart. */
export interface CartUi {
  readonly env: PageEnv;
  readonly t: Messages;
  readonly model: CartModel;
  readonly state: CartState;
  readonly page: boolean;
  /** The store's own origin on a partner's page, else empty. */
  readonly origin: string;
}

/** The cart's page in the document; its manifest sets it apart. */
const PAGE = 'shop-cart[data-hydrate="load"]';

/** The cart's state for a view, kept in step with the cart of this browser. */
export function useCart(props: FragmentProps<CartViewProps>): CartUi {
  const { env, t } = props;
  const page = props.variant === 'page';
  const [model] = useState(() => cartModel(pagePorts(props), page));
  const state = useShared(model.$state, model.initial);
  useEffect(() => {
    // Beside the cart's own page the drawer would only repeat it.
    if (!page && document.querySelector(PAGE)) return undefined;
    const ends = [
      on(cartChanged, ({ store, count }) => {
        // Another tab's change reaches this one too; only the tab in view opens the drawer.
        if (store === env.store && (page || !document.hidden)) model.changed(count);
      }),
      on(cartOpen, () => model.open()),
    ];
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      // Another page out of the browser's memory, at the address that the checkout was left for.
      if (!page && location.pathname === cartUrl(env.base)) location.reload();
      else model.returned();
    };
    addEventListener('pageshow', shown);
    return () => {
      for (const end of ends) end();
      removeEventListener('pageshow', shown);
    };
  }, [model, env.base, env.store, page]);
  return {
    env,
    t,
    model,
    state,
    page,
    origin: props.origin ?? '',
  };
}
