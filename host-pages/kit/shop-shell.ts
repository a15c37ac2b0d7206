import { accountNav } from '../../fragments/shop/account-nav/server.ts';
import { breadcrumb } from '../../fragments/shop/breadcrumb/server.ts';
import { cart } from '../../fragments/shop/cart/server.ts';
import { catalogueStrip } from '../../fragments/shop/catalogue-strip/server.ts';
import { footer } from '../../fragments/shop/footer/server.ts';
import type { NavProps } from '../../fragments/shop/nav/props.ts';
import { nav } from '../../fragments/shop/nav/server.ts';
import { networkBar } from '../../fragments/shop/network-bar/server.ts';
import { toasts, toastsAtOnce } from '../../fragments/shop/toasts/server.ts';
import type { CatalogueList } from '../../shared/contracts/catalogues.ts';
import { accountPages } from '../../shared/i18n/account-ways.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { supportUrl } from '../../shared/rules/support.ts';
import { personShell } from '../person/shell.ts';
import { shownCatalogues } from './catalogues.ts';
import { contactSlots } from './contact-slots.ts';
import { newsOf, plainNews, testNote } from './news.ts';
import type { MakeShell, PageContext } from './page.ts';
import { pixelImage } from './pixel.ts';
import { preferenceSlots } from './preference-slots.ts';
import { signUpCall } from './sign-up-call.ts';
import { shareShopSlot } from './share.ts';
import { slot } from './slot.ts';
import { menuFor, menuSlot } from './store-menu.ts';
import { signInPath } from './ways.ts';

/**
 * The shop's shell: bar, menu, strip, cart and footer; on a page about an account its navigation
 * too.
 */
export function shopShell(context: PageContext, kind: 'shop' | 'account'): MakeShell {
  const { env, store, path, backOffice } = context;
  const catalogues = shownCatalogues(context, { offset: 0, limit: EDGE_PAGE_SIZE.cataloguesHome });
  // The slot that shows the catalogues gets the rejection, but a page that still reads its own
  // subject has no such slot yet.
  catalogues.catch(() => undefined);
  const root = store.hidden_affinity_xheader ? null : store.root_affinity_store_info;

  return (view, person) => {
    const quiet = view.shell === 'purchase';
    const focused = quiet || view.shell === 'focused';
    const own = person && personShell(context, person);
    const menuItems = menuFor(context, person);
    const notice = newsOf(context, person);
    const strip = slot(catalogueStrip, {
      alike: true,
      class: 'regular',
      props: catalogues.then((list) => ({
        env,
        catalogues: list.results,
        active: context.params['catalogue'] ?? null,
        hidden: store.hidden_search_bar,
      })),
    });
    const crumbs = (view.trail ?? []).map(({ label, path: to }, index, all) => ({
      label,
      href: index === all.length - 1 ? null : env.base + to,
    }));
    const barProps: NavProps = {
      env,
      store: barOf(store),
      menu: menuItems,
      catalogues: [],
      help: supportUrl(store),
      path,
      signIn: person === null ? signInPath(context, view) : null,
      cartCount: 0,
      searchText: context.query.get('text') ?? '',
      quiet,
    };
    const bar = slot(nav, {
      alike: person === null && !quiet,
      props: catalogues.then(({ results }) => ({ ...barProps, catalogues: firstOf(results) })),
      fallback: barProps,
      children: quiet ? [] : [...preferenceSlots(context, true), ...(own?.bar ?? [])],
    });
    const foot = slot(footer, {
      alike: !quiet,
      props: catalogues.then((list) => ({
        env,
        store,
        catalogues: list.results,
        menu: menuItems,
        year: new Date(context.now).getUTCFullYear(),
        quiet,
      })),
      fallback: {
        env,
        store,
        catalogues: [],
        menu: menuItems,
        year: new Date(context.now).getUTCFullYear(),
        quiet,
      },
      children: quiet ? [] : [...preferenceSlots(context, false), shareShopSlot(context)],
    });
    return {
      account: person?.id ?? null,
      top: [
        bar,
        // A purchase says by itself whether it is a test: it may have begun before the switch.
        ...(quiet ? [] : testNote(context)),
        ...(root && !focused ? [slot(networkBar, { alike: true, props: { env, root } })] : []),
        ...(focused || kind === 'account' ? [] : (own?.top ?? [])),
        ...(focused ? [] : [menuSlot(context, menuItems)]),
        ...(focused || kind === 'account' ? [] : [strip]),
        ...(notice ? [plainNews(notice)] : []),
      ],
      lead: [
        ...(focused || kind === 'account' ? [] : (own?.lead ?? [])),
        ...(view.trail
          ? ['<div class="wrap">', slot(breadcrumb, { props: { env, crumbs } }), '</div>']
          : []),
        ...(kind === 'account' && person
          ? [
              '<div class="wrap own">',
              slot(accountNav, { props: { env, ways: accountPages(backOffice, env), path } }),
              '</div>',
            ]
          : []),
      ],
      bottom: [
        ...(path === '/' && person === null ? [signUpCall(context)] : []),
        foot,
        ...(store.is_proxy || focused ? [] : [slot(cart, { alike: true, props: { env } })]),
        ...(focused ? [] : contactSlots(context)),
        ...(own?.bottom ?? []),
        notice
          ? slot(toastsAtOnce, { props: { env, notice } })
          : slot(toasts, { alike: true, props: { env } }),
        ...pixelImage(store, view, env.base),
      ],
    };
  };
}

/** As many catalogues as a search without a text offers. */
const OFFERED = 8;

function firstOf(catalogues: CatalogueList['results']): NavProps['catalogues'] {
  return catalogues.slice(0, OFFERED).map(({ slug, name }) => ({ slug, name }));
}

/** Only the fields that the bar shows: a hydrated fragment's props travel with the page. */
function barOf(store: PageContext['store']): NavProps['store'] {
  const { name, photo, photo_display, photo_focus } = store;
  const { hidden_store_name, hidden_search_bar, is_proxy } = store;
  const face = { name, photo, photo_display, photo_focus };
  return { ...face, hidden_store_name, hidden_search_bar, is_proxy };
}
