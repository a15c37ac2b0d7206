import type { PageEnv } from '../../fragments/_runtime/env.ts';
import type { CardSettings } from '../../fragments/shop/checkout/props.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { MenuItem, StoreInfo } from '../../shared/contracts/store.ts';
import type { MenuRule } from '../../shared/i18n/back-office-menu.ts';
import type { News } from '../../shared/i18n/news.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { Grant } from '../../shared/rules/permissions.ts';
import type { PageForm } from './form.ts';
import type { Head } from './head.ts';
import type { Read } from './read.ts';
import type { Block } from './slot.ts';

export type Theme = 'light' | 'dark' | 'auto';

/** What was typed into a form, and what is wrong with it, by field name, in the page's language. */
export interface RefusedForm {
  readonly values: Record<string, string>;
  readonly errors: Record<string, string>;
  readonly error?: string | null;
}

/**
 * Everything that a page may know. For who is not signed in it is the same for everyone who shares
 * store, path, query, locale and theme.
 */
export interface PageContext {
  readonly env: PageEnv;
  readonly store: StoreInfo;
  readonly menu: readonly MenuItem[];
  readonly theme: Theme;
  /** The language that the address names by `?lang=`; Spanish where it names none. */
  readonly addressLocale: Locale;
  /** The store's origin and prefix, for absolute addresses. */
  readonly address: string;
  /** Path without the store's prefix. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the page declares. */
  readonly query: URLSearchParams;
  /** What the back office's menu can hold; whom each entry is for stands with it. */
  readonly backOffice: readonly MenuRule[];
  /** Who is signed in, under way beside the page's reads; null is everybody else. Never rejects. */
  readonly person: Promise<Person | null>;
  /** Whether they left the store's left bar open; on everybody else's pages it is. */
  readonly sideBarOpen: boolean;
  /** What whoever asks has just done, told once; null on pages that everybody gets. */
  readonly news: News | null;
  /** The address of another store of the platform. */
  readonly storeUrl: (slug: string) => string;
  /** Reads what a contract declares, through the endpoint that answers it. */
  readonly read: Read;
  /** Where the card provider's form is; null on pages that take no payment. */
  readonly card: CardSettings | null;
  /** Prefix of the keys in this page's forms; empty on pages that are cached. */
  readonly idempotencyKey: string;
  /** A form that was refused: the page shows it again with what was typed. */
  readonly form?: RefusedForm | undefined;
  /** Milliseconds, UTC. */
  readonly now: number;
}

/** A page as it was decided: its status, what it says of itself, and its body. */
export interface PageView {
  readonly status: number;
  readonly head: Head;
  readonly main: readonly Block[];
  /** Where signing in from here leads on to, where that is not this page itself; empty is the store's front. */
  readonly next?: string;
  /** `focused` leaves out what leads away from a purchase: strip, menu, WhatsApp. */
  readonly shell?: 'full' | 'focused';
  /** Trail after the root, for the breadcrumb and its structured data. */
  readonly trail?: readonly { readonly label: string; readonly path: string }[];
}

/**
 * What stands around a page: `shop` for shoppers; `account` the same with the navigation of one's own
 * pages; `office` for who works in the store, without cart, strip and footer.
 */
export type ShellKind = 'shop' | 'account' | 'office';

/** The fragments before and behind a page's own. */
export interface PageShell {
  readonly top: readonly Block[];
  /** The first thing inside the page's main part. */
  readonly lead: readonly Block[];
  readonly bottom: readonly Block[];
  /** Whose page it is; null is everybody's. */
  readonly account: string | null;
}

/** Puts a shell around a page that is decided, for the person who asked for it. */
export type MakeShell = (view: PageView, person: Person | null) => PageShell;

/** One host page: where it answers, what makes a difference to it, and how it is made. */
export interface HostPage {
  readonly name: string;
  /** Paths without the store's prefix, parameters as `:name`. */
  readonly paths: readonly string[];
  /** Query parameters that change what the page shows; all others are ignored. */
  readonly query: readonly string[];
  /** Whether everybody gets the same page, so that the edge may keep it. */
  readonly cached: boolean;
  /** What stands around it; the shop's where it says nothing. */
  readonly shell?: ShellKind;
  /** Only for who is signed in, or holds this grant in the store; all others are led on. */
  readonly needs?: 'account' | Grant;
  /** What can be posted to the page's address, by the name that the form sends as `intent`. */
  readonly forms?: Readonly<Record<string, PageForm>>;
  /** Shows the card provider's form, in a frame of the provider's origin. */
  readonly pays?: boolean;
  /** Where a payment's redirect comes back to: the sale is credited, the visit's attribution is over. */
  readonly endsAttribution?: boolean;
  /** Starts every read, waits for the primary ones, and answers. */
  view(context: PageContext): Promise<PageView> | PageView;
}

/** Declares a page; without query unless it says otherwise, and cached unless it needs somebody. */
export function definePage(
  page: Pick<HostPage, 'name' | 'paths' | 'view'> & Partial<HostPage>,
): HostPage {
  return { query: [], cached: page.needs === undefined, ...page };
}

/** No list is read further: past it every row costs more to skip than to show. */
const LAST_PAGE = 2_000;

/** The page number of a list's address: 1-based, 1 when it is missing or no number. */
export function pageNumber(query: URLSearchParams, name = 'page'): number {
  const text = query.get(name) ?? '';
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
  return page <= LAST_PAGE ? page : 1;
}

/** The rows of a page of a list, as calls take them. */
export function rowsOf(page: number, limit: number): { offset: number; limit: number } {
  return { offset: (page - 1) * limit, limit };
}
