import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.edge';
import { wordsOf } from '../../../shared/i18n/speak.ts';
import { hostHtml } from '../../_runtime/host.ts';
import { serverFragment, type ServerFragment } from '../../_runtime/server.ts';
import { manifest, pageManifest } from './manifest.ts';
import { messages } from './messages/en.ts';
import type { CartProps, CartViewProps } from './props.ts';
import { ServedCart, ServedHead } from './parts/ServedPage.tsx';
import styles from './styles.css?inline';
import { CartView } from './view.tsx';

const fragment = serverFragment(manifest, CartView, styles, messages);

/** The panel, on every page. */
export const cart: ServerFragment<CartProps> & Pick<typeof fragment, 'words'> = {
  ...fragment,
  render({ env, origin }, context) {
    return fragment.render({ env, origin }, context);
  },
};

/**
 * The same element as the content of `/shopping-cart`, live at load: only the browser knows its
 * lines. The parts that need no script are rendered beside the root that hydrates, and stay out of
 * its module.
 */
export const cartPage: ServerFragment<CartProps> = {
  ...fragment,
  manifest: pageManifest,
  render(props, context) {
    const { env, cart: served, handover, again = false, error, idempotencyKey = '' } = props;
    const { handoff = null } = props;
    const { locale } = context;
    const t = wordsOf(messages, context.tag ?? locale);
    const live: CartViewProps = {
      env,
      variant: 'page',
      t,
      // An account's cart has no name, and `account-cart` keeps this browser in step with it.
      served: served?.cart ? { cart: served.cart, lines: served.lines } : null,
      handover: handover?.lines ?? [],
      ...(handoff !== null && { handoff }),
    };
    const still = { env, t, handover, handoff, again, formKey: idempotencyKey };
    const head = renderToStaticMarkup(createElement(ServedHead, { ...still, error }));
    const view = renderToString(createElement(CartView, { ...live, locale }), {
      identifierPrefix: context.instance,
    });
    const forms = renderToStaticMarkup(createElement(ServedCart, { ...still, cart: served }));
    const content = `<div class="page">${head}<div data-react-root>${view}</div>${forms}</div>`;
    return hostHtml(pageManifest, fragment.styles, content, live, context);
  },
};
