import { isDay } from '../../shared/rules/local-time.ts';
import type { PageEnv } from '../../fragments/_runtime/env.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { MenuItem, StoreInfo } from '../../shared/contracts/store.ts';
import type { MenuRule, PageWords } from '../../shared/i18n/back-office-menu.ts';
import type { News } from '../../shared/i18n/news.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { EditMode } from '../../shared/rules/edit-mode.ts';
import type { Grant } from '../../shared/rules/permissions.ts';
import type { PageCookies } from './cookies.ts';
import type { PageForm, ShownForm } from './form.ts';
import type { Head } from './head.ts';
import type { Read } from './read.ts';
import type { Block } from './slot.ts';

export type Theme = 'light' | 'dark' | 'auto';

/**
 * Everything that a page may use. For a visitor without an account it is the same for all who share
 * store, path, query, locale and theme.
 */
export interface PageContext {
  readonly env: PageEnv;
  readonly store: StoreInfo;
  readonly menu: readonly MenuItem[];
  /** The page's `title` in its language; empty for a page that declares none. */
  readonly title: string;
  readonly theme: Theme;
  /** The theme that the visitor chose by hand; `auto` leaves it to the store and the device. */
  readonly chosenTheme: Theme;
  /** The language that the address names by `?lang=`; Spanish by default. */
  readonly addressLocale: Locale;
  /** The store's origin and prefix, for absolute addresses. */
  readonly address: string;
  /** Path without the store's prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the page declares. */
  readonly query: URLSearchParams;
  /** The entries of the back office's menu, each with its access. */
  readonly backOffice: readonly MenuRule[];
  /** The signed-in account, read beside the page's own reads; null for a visitor. Never rejects. */
  readonly person: Promise<Person | null>;
  /** Whether the account left the store's left bar open; true for all others. */
  readonly sideBarOpen: boolean;
  /** Whether the account's browser shows what a resale earns; true for all others. */
  readonly showsResale: boolean;
  /** Whether the platform polls who is online (`HEARTBEAT`). */
  readonly polls: boolean;
  /** Edit mode as an account's browser left it; off for all others, whose pages are shared. */
  readonly editMode: EditMode;
  /**
   * The action that the account has just done, told once; null on pages that are the same for all.
   */
  readonly news: News | null;
  /** The address of another store of the platform. */
  readonly storeUrl: (slug: string) => string;
  /** Reads a contract's answer, through the endpoint that gives it. */
  readonly read: Read;
  /** Prefix of the idempotency keys in this page's forms; empty on cached pages. */
  readonly idempotencyKey: string;
  /** A form that the page shows again, mostly since it was refused. */
  readonly form?: ShownForm | undefined;
  /** Milliseconds, UTC. */
  readonly now: number;
}

/** A page's answer: its status, its head and its body. */
export interface PageView {
  readonly status: number;
  readonly head: Head;
  readonly main: readonly Block[];
  /**
   * False for an address that no page of the store leads to, such as one with a text that was typed:
   * its page is made anew each time, since there is no end of such addresses.
   */
  readonly kept?: boolean;
  /** The page that signing in from here leads to, if not this one; empty is the store's front. */
  readonly next?: string;
  /**
   * `focused` leaves out strip, menu and WhatsApp; `purchase` also keeps bar and footer quiet, so
   * that nothing leads away from the payment.
   */
  readonly shell?: 'full' | 'focused' | 'purchase';
  /** Origins that a form of the page leads on to, besides its own. */
  readonly leadsTo?: readonly string[];
  /** True for a page that only shows: no script runs in it. */
  readonly still?: boolean;
  /** Trail after the root, for the breadcrumb and its structured data. */
  readonly trail?: readonly { readonly label: string; readonly path: string }[];
}

/**
 * The shell around a page: `shop` for shoppers; `account` adds the navigation of the account's
 * pages; `office` is for the store's staff, without cart, strip and footer.
 */
export type ShellKind = 'shop' | 'account' | 'office';

/** The fragments before and after a page's own. */
export interface PageShell {
  readonly top: readonly Block[];
  /** The first blocks inside the page's main part. */
  readonly lead: readonly Block[];
  readonly bottom: readonly Block[];
  /** Id of the account that the page is made for; null for a page that is the same for all. */
  readonly account: string | null;
}

/** Puts a shell around a finished page, for the account that asked for it. */
export type MakeShell = (view: PageView, person: Person | null) => PageShell;

/** One host page: its addresses, the inputs that change it, and the function that makes it. */
export interface HostPage {
  readonly name: string;
  /** The words of the page's fragment, whose `title` is the page's, and its name in menus. */
  readonly words?: PageWords;
  /** Paths without the store's prefix, parameters as `:name`. */
  readonly paths: readonly string[];
  /** Query parameters that change the page; all others are ignored. */
  readonly query: readonly string[];
  /** Most characters of a query parameter that it reads; 300 by default. */
  readonly longest?: number;
  /** Whether the page is the same for all visitors, so that the edge may cache it. */
  readonly cached: boolean;
  /** The shell around it; `shop` by default. */
  readonly shell?: ShellKind;
  /**
   * Only for a signed-in account, or for one that holds this grant in the store; all others are led
   * on.
   */
  readonly needs?: 'account' | Grant;
  /** The forms that may post to the page's address, by the name that the form sends as `intent`. */
  readonly forms?: Readonly<Record<string, PageForm>>;
  /** Query parameters that hold secrets: they are removed from the address, unread. */
  readonly secrets?: readonly string[];
  /** Only for visitors without an account; one that is signed in is led on to `?next=`. */
  readonly guests?: true;
  /** Whether it shows the card provider's form, in a frame of the provider's origin. */
  readonly pays?: boolean;
  /** Whether its script may ask for the device's camera; no other page may. */
  readonly usesCamera?: true;
  /** Whether it shows a `framed` page of the store in a frame. */
  readonly showsStore?: boolean;
  /** Whether a page of the same origin may show it in a frame; it is as a visitor sees it then. */
  readonly framed?: boolean;
  /** Whether it shows the store in the look that its parameter `look` names; without one there is no page. */
  readonly showsLook?: boolean;
  /** The store as the page shows it, for a page that tries settings out; as it is by default. */
  readonly dress?: (store: StoreInfo, query: URLSearchParams, locale: Locale) => StoreInfo;
  /**
   * Whether a payment's redirect comes back here: the sale is credited, and the visit's attribution
   * ends.
   */
  readonly endsAttribution?: boolean;
  /** Sets cookies at a visit; a visitor who gets a kept page gets them too. */
  readonly visited?: (params: Readonly<Record<string, string>>, cookies: PageCookies) => void;
  /** Starts every read, waits for the primary ones, and answers. */
  view(context: PageContext): Promise<PageView> | PageView;
}

/** A page with the words of its fragment, which a menu names it by. */
export type NamedPage = HostPage & { readonly words: PageWords };

type Declared = Pick<HostPage, 'name' | 'paths' | 'view'> & Partial<HostPage>;

/** Declares a page; by default without query, and cached unless `needs` is set. */
export function definePage(page: Declared & { readonly words: PageWords }): NamedPage;
export function definePage(page: Declared): HostPage;
export function definePage(page: Declared): HostPage {
  return { query: [], cached: page.needs === undefined, ...page };
}

/** The last page of a list that is read: beyond it every row costs more to skip than to show. */
const LAST_PAGE = 2_000;

/** A day of the address, `YYYY-MM-DD`; empty where it has none, or one that no calendar has. */
export function dayIn(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? '';
  return isDay(text) ? text : '';
}

/** The page number in a list's address: 1-based, 1 when it is missing or no number. */
export function pageNumber(query: URLSearchParams, name = 'page'): number {
  const text = query.get(name) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return page <= LAST_PAGE ? page : 1;
}

/** Offset and limit of a list's page, as calls take them. */
export function rowsOf(page: number, limit: number): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}
