import { on } from '../../../shared/bus/index.ts';
import { cartChanged } from '../../../shared/bus/topics/cart.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { browserPorts } from './ports.ts';
import type { AccountCartProps } from './props.ts';
import { accountCart } from './model.ts';

defineWidget<AccountCartProps>(manifest, {
  connect({ props: { env } }) {
    const cart = accountCart(browserPorts(env.store, { base: env.base, tag: env.tag }));
    void cart.begin();
    // Going back can show the page as it was left; the account may have signed out in between.
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) void cart.begin();
    };
    addEventListener('pageshow', shown);
    const off = on(cartChanged, ({ store }) => {
      if (store === env.store) cart.changed();
    });
    return () => {
      off();
      removeEventListener('pageshow', shown);
    };
  },
});
