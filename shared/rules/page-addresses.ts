/** Addresses of a store's pages that lead on to others. */
import { blogSlugOf } from './blog.ts';
import { slugOf } from './catalogue-names.ts';
import { ownPath } from './own-path.ts';

/** The most characters of an address that leads on, and of one that it leads to. */
export const ADDRESS_MAX = { path: 300, leadsTo: 500, slug: 60 } as const;

/** The most addresses that lead on in one store, besides those that things had before. */
export const REDIRECTS_MAX = 5_000;

/** The most earlier addresses that a thing keeps: older ones are forgotten. */
export const OLD_ADDRESSES_MAX = 50;

/** Things of a store whose pages' addresses end with a name of their own. */
export const addressedThings = ['item', 'catalogue', 'blog_entry'] as const;
export type AddressedThing = (typeof addressedThings)[number];

/** A thing by the end of its address. */
export interface NamedAddress {
  readonly thing: AddressedThing;
  readonly slug: string;
  /** The owning store, where an item's address names it: its id, slug or account. */
  readonly owner?: string;
}

const ITEM_WITH_OWNER =
  /^\/(?:(?:productos|servicios|experiencias|digitales)\/([^/]+)|(?:web|negocios|profiles)\/([^/]+)\/(?:products|services))\/([a-z0-9-]+)$/;
const ITEM = /^\/(?:products|services)\/([a-z0-9-]+)$/;
const CATALOGUE = /^\/catalogos\/([a-z0-9-]+)$/;

/**
 * The thing whose page a path may be; null for a path of any other form.
 * @param path without the store's prefix
 */
export function addressOf(path: string): NamedAddress | null {
  const [, first, second, owned] = ITEM_WITH_OWNER.exec(path) ?? [];
  const owner = first ?? second;
  if (owned !== undefined && owner !== undefined) return { thing: 'item', slug: owned, owner };
  const item = ITEM.exec(path)?.[1];
  if (item !== undefined) return { thing: 'item', slug: item };
  const catalogue = CATALOGUE.exec(path)?.[1];
  if (catalogue !== undefined) return { thing: 'catalogue', slug: catalogue };
  const entry = path.startsWith('/blogs/') ? blogSlugOf(path.slice('/blogs/'.length)) : undefined;
  return entry === undefined ? null : { thing: 'blog_entry', slug: entry };
}

/** The end of an address by what its owner typed; empty where nothing is left of it. */
export function tidySlug(text: string): string {
  return slugOf(text.slice(0, 10 * ADDRESS_MAX.slug), '');
}

/**
 * An address that leads on, as it is kept: a path alone, without query and closing slash. Undefined
 * for another host's, for the store's front, and for one that is too long.
 */
export function tidyPath(text: string): string | undefined {
  const own = ownPath(text.trim(), '');
  const [whole = ''] = own.split(/[?#]/);
  const path = whole.endsWith('/') && whole.length > 1 ? whole.slice(0, -1) : whole;
  return path === '' || path === '/' || path.length > ADDRESS_MAX.path ? undefined : path;
}

/** An address that another leads to: a path of the store with its query; undefined for any other. */
export function tidyTarget(text: string): string | undefined {
  const own = ownPath(text.trim(), '');
  return own === '' || own.length > ADDRESS_MAX.leadsTo ? undefined : own;
}

/** An address of the store itself, as a path: what stands before it is left out. */
export function withoutStore(text: string, address: string): string {
  const trimmed = text.trim();
  const rest = trimmed.startsWith(address) ? trimmed.slice(address.length) : undefined;
  if (rest === undefined) return trimmed;
  return rest === '' ? '/' : /^[/?#]/.test(rest) ? rest : trimmed;
}

/**
 * The address that a visitor is led on to.
 * @param target a path of the store, maybe with a query, whose values win
 * @param asked the query of the address that the visitor opened
 */
export function withQuery(target: string, asked: URLSearchParams): string {
  const url = new URL(target, 'http://own.invalid');
  const query = new URLSearchParams(url.search);
  for (const [name, value] of asked) if (!url.searchParams.has(name)) query.append(name, value);
  const text = query.toString();
  return text === '' ? url.pathname : `${url.pathname}?${text}`;
}
