/**
 * The fragments of the home page and of the lists, and their views without the element around them.
 */
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { RenderContext, ServerFragment } from '../../../fragments/_runtime/host.ts';
import { html, markupText } from '../../../fragments/_runtime/server-html.ts';
import type { WidgetView } from '../../../fragments/_runtime/widget.ts';
import { breadcrumb } from '../../../fragments/shop/breadcrumb/server.ts';
import { BreadcrumbView } from '../../../fragments/shop/breadcrumb/view.tsx';
import { cart } from '../../../fragments/shop/cart/server.ts';
import { CartView } from '../../../fragments/shop/cart/view.tsx';
import { catalogueGrid } from '../../../fragments/shop/catalogue-grid/server.ts';
import { CatalogueGridView } from '../../../fragments/shop/catalogue-grid/view.tsx';
import { catalogueStrip } from '../../../fragments/shop/catalogue-strip/server.ts';
import { CatalogueStripView } from '../../../fragments/shop/catalogue-strip/view.tsx';
import { contactDialog } from '../../../fragments/shop/contact-dialog/server.ts';
import { contactDialogView } from '../../../fragments/shop/contact-dialog/view.ts';
import { footer } from '../../../fragments/shop/footer/server.ts';
import { FooterView } from '../../../fragments/shop/footer/view.tsx';
import { itemGrid } from '../../../fragments/shop/item-grid/server.ts';
import { ItemGridView } from '../../../fragments/shop/item-grid/view.tsx';
import { language } from '../../../fragments/shop/language/server.ts';
import { languageView } from '../../../fragments/shop/language/view.ts';
import { menu } from '../../../fragments/shop/menu/server.ts';
import { MenuView } from '../../../fragments/shop/menu/view.tsx';
import { nav } from '../../../fragments/shop/nav/server.ts';
import { NavView } from '../../../fragments/shop/nav/view.tsx';
import { slider } from '../../../fragments/shop/slider/server.ts';
import { SliderView } from '../../../fragments/shop/slider/view.tsx';
import { theme } from '../../../fragments/shop/theme/server.ts';
import { themeView } from '../../../fragments/shop/theme/view.ts';
import { toasts } from '../../../fragments/shop/toasts/server.ts';
import { toastsView } from '../../../fragments/shop/toasts/view.ts';
import { whatsapp } from '../../../fragments/shop/whatsapp/server.ts';
import { whatsappView } from '../../../fragments/shop/whatsapp/view.ts';
import type { Namespace } from '../../../shared/i18n/namespace.ts';
import { wordsOf } from '../../../shared/i18n/speak.ts';

/** Renders one view from data that is ready. */
export type Render = () => string;

/** Takes a fragment's words and props, and gives a function that only renders them. */
type Prepare = (words: Namespace<object>, props: object, context: RenderContext) => Render;

/** A view's props as the fragment's edge side makes them. */
function viewProps(words: Namespace<object>, props: object, { locale, tag }: RenderContext) {
  return { ...props, t: wordsOf(words, tag ?? locale), locale };
}

function react<P extends object>(View: ComponentType<P>): Prepare {
  return (words, props, context) => {
    const ready = viewProps(words, props, context) as unknown as P;
    const options = { identifierPrefix: context.instance };
    return () => renderToString(createElement(View, ready), options);
  };
}

function widget<P>(view: WidgetView<P>): Prepare {
  return (words, props, context) => {
    const ready = viewProps(words, props, context) as unknown as Parameters<typeof view>[1];
    return () => markupText(view(html, ready));
  };
}

/** A fragment as the pages hold it, its types erased as a slot erases them. */
export type AnyFragment = ServerFragment<never> & { readonly words: Namespace<object> };

export const VIEWS: readonly (readonly [AnyFragment, Prepare])[] = [
  [breadcrumb, react(BreadcrumbView)],
  [cart, react(CartView)],
  [catalogueGrid, react(CatalogueGridView)],
  [catalogueStrip, react(CatalogueStripView)],
  [contactDialog, widget(contactDialogView)],
  [footer, react(FooterView)],
  [itemGrid, react(ItemGridView)],
  [language, widget(languageView)],
  [menu, react(MenuView)],
  [nav, react(NavView)],
  [slider, react(SliderView)],
  [theme, widget(themeView)],
  [toasts, widget(toastsView)],
  [whatsapp, widget(whatsappView)],
];
