import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HostPage, PageContext, RefusedForm } from '../../host-pages/kit/page.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { COOKIE, SIDE_BAR_CLOSED } from '../../shared/kernel/constants/cookies.ts';
import { within } from '../../shared/kernel/deadline.ts';
import { isLocale, localeTag } from '../../shared/kernel/locale.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import type { Visitor } from '../work/scope.ts';
import { addressingOf, canonicalUrl } from '../http/store-address.ts';
import { readMenu } from '../modules/store/index.ts';
import { personOf } from '../session/index.ts';
import { pageTheme } from './preferences.ts';
import { readerOf } from './read.ts';

/** What decides a page has this long: its own subject, and who asks for it. */
export const PRIMARY_MS = 800;

/** What an address and a refused form add to a page. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  /** What the page can read with. */
  readonly endpoints: EndpointTable;
  /** A form that was refused: the page is shown again with it. */
  readonly form?: RefusedForm;
}

/** Everything that a page may know; the reading of who asks for it begins here. */
export function makePageContext(
  context: Context<EdgeEnv>,
  page: HostPage,
  store: StoreInfo,
  { params, form, endpoints }: PageInput,
): PageContext {
  const scope = context.get('scope');
  const { tenant, locale } = scope;
  const lang = context.req.query('lang');
  const query = new URLSearchParams();
  for (const name of page.query) {
    const value = context.req.query(name);
    if (value !== undefined && value !== '') query.set(name, value.slice(0, 300));
  }
  return {
    env: {
      locale,
      tag: localeTag(locale, store.country),
      base: tenant.base,
      store: store.id,
      currency: store.currency,
      country: store.country,
    },
    store,
    menu: readMenu(store),
    theme: pageTheme(context, store),
    addressLocale: isLocale(lang) ? lang : 'es',
    address: tenant.origin + tenant.base,
    path: context.req.path,
    params,
    query,
    backOffice: scope.backOffice,
    person: readPerson(scope.visitor),
    sideBarOpen:
      !scope.visitor.hasSession || getCookie(context, COOKIE.sideBar) !== SIDE_BAR_CLOSED,
    news: page.cached && !scope.visitor.hasSession ? null : scope.visitor.heard(),
    storeUrl: (slug) => canonicalUrl({ slug, canonical_domain: null }, addressingOf(scope)),
    read: readerOf(endpoints, scope, context.req.raw),
    card: page.pays ? cardSettings(context, store) : null,
    idempotencyKey: page.cached ? '' : crypto.randomUUID(),
    form,
    now: scope.ports.clock.now(),
  };
}

/**
 * Who asks. A session that is over is forgotten, so that the next page comes from the cache again;
 * where nobody can tell in time, the page is the one that everybody gets.
 */
async function readPerson(visitor: Visitor): Promise<Person | null> {
  if (!visitor.hasSession) return null;
  try {
    const identity = await within(visitor.identity(), PRIMARY_MS);
    if (!identity) visitor.forget();
    return identity && personOf(identity);
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', where: 'session', error: message }));
    return null;
  }
}

/** The card provider's form for this page. */
function cardSettings(context: Context<EdgeEnv>, store: StoreInfo): PageContext['card'] {
  const { env, ports, tenant, locale } = context.get('scope');
  const theme = pageTheme(context, store);
  return {
    frameUrl: ports.cards.frameUrl({
      origin: tenant.origin,
      locale,
      // Where the visitor's system decides, the page tells the frame which it is.
      theme: theme === 'dark' ? 'dark' : 'light',
    }),
    origin: new URL(env.PAYMENT_ORIGIN).origin,
    publishableKey: env.PAYMENT_PUBLISHABLE_KEY,
  };
}
