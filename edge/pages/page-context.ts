import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ShownForm } from '../../host-pages/kit/form.ts';
import type { HostPage, PageContext } from '../../host-pages/kit/page.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { COOKIE, RESALE_HIDDEN, SIDE_BAR_CLOSED } from '../../shared/kernel/constants/cookies.ts';
import { within } from '../../shared/kernel/deadline.ts';
import { isLocale, localeTag } from '../../shared/kernel/locale.ts';
import { editModeOff, readEditMode } from '../../shared/rules/edit-mode.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import type { Visitor } from '../unit-of-work/scope.ts';
import { addressingOf, canonicalUrl } from '../http/store-address.ts';
import { readMenu } from '../modules/store/index.ts';
import { personOf } from '../session/index.ts';
import { chosenTheme, pageTheme } from './preferences.ts';
import { readerOf } from './read.ts';

/** Milliseconds for the reads that decide a page: its own subject, and the visitor's session. */
export const PRIMARY_MS = 800;

/** The part of a page's input that comes from the address and a posted form. */
export interface PageInput {
  readonly params: Readonly<Record<string, string>>;
  /** The endpoints that the page can read with. */
  readonly endpoints: EndpointTable;
  /** A form that the page shows again. */
  readonly form?: ShownForm;
}

/** The most characters of a parameter that a page is told, if it names no other number. */
const VALUE_MAX = 300;

/** Makes the context of a page; the read of the visitor's session begins here. */
export function makePageContext(
  context: Context<EdgeEnv>,
  page: HostPage,
  saved: StoreInfo,
  { params, form, endpoints }: PageInput,
): PageContext {
  const scope = context.get('scope');
  const { tenant, locale } = scope;
  const lang = context.req.query('lang');
  const query = new URLSearchParams();
  for (const name of page.query) {
    // A form sends a field once for each value that is chosen: a list takes them with commas.
    const value = (context.req.queries(name) ?? []).filter(Boolean).join(',');
    if (value !== '') query.set(name, value.slice(0, page.longest ?? VALUE_MAX));
  }
  const store = page.dress?.(saved, query, locale) ?? saved;
  // Settings that are tried out show as they do to somebody who chose no theme by hand.
  const chosen = page.dress ? 'auto' : chosenTheme(context);
  const editMode = scope.visitor.hasSession
    ? readEditMode(getCookie(context, COOKIE.editMode))
    : editModeOff;
  const tag = localeTag(locale, store.country, context.get('region'));
  return {
    env: {
      locale,
      tag,
      base: tenant.base,
      store: store.id,
      currency: store.currency,
      country: store.country,
      ...(store.time_zone !== null && { zone: store.time_zone }),
      ...(editMode.isOn && { marked: true as const }),
    },
    store,
    menu: readMenu(store),
    title: page.words ? wordsOf(page.words, tag).title : '',
    theme: pageTheme(chosen, store),
    chosenTheme: chosen,
    addressLocale: isLocale(lang) ? lang : 'es',
    address: tenant.origin + tenant.base,
    path: context.req.path,
    params,
    query,
    backOffice: scope.backOffice,
    person: page.framed ? Promise.resolve(null) : readPerson(scope.visitor),
    polls: scope.env.HEARTBEAT === 'on',
    sideBarOpen:
      !scope.visitor.hasSession || getCookie(context, COOKIE.sideBar) !== SIDE_BAR_CLOSED,
    showsResale: getCookie(context, COOKIE.resale) !== RESALE_HIDDEN,
    editMode,
    news: page.cached && !scope.visitor.hasSession ? null : scope.visitor.heard(),
    storeUrl: (slug) => canonicalUrl({ slug, canonical_domain: null }, addressingOf(scope)),
    read: readerOf(endpoints, scope, context.req.raw),
    idempotencyKey: page.cached ? '' : crypto.randomUUID(),
    form,
    now: scope.ports.clock.now(),
  };
}

/**
 * Reads the visitor's account. A session that is over is forgotten, so that the next page comes
 * from the cache again. Where the read takes too long, the visitor gets the page for everybody.
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
