/** The most characters of an entry's texts. A body is counted as HTML. */
export const BLOG_MAX = { title: 150, excerpt: 300, body: 60_000 } as const;

/** The most entries that a store can have. */
export const BLOG_ENTRIES_MAX = 2_000;

/** Path of the page of all entries. */
export const BLOG_PATH = '/blogs';

/** Path of an entry's page (spec [2]: the WhatsApp button floats on `/blogs/~…`). */
export function blogUrl(base: string, slug: string): string {
  return `${base}${BLOG_PATH}/~${slug}`;
}

/** The slug in the last part of an entry's address; undefined where it names no entry. */
export function blogSlugOf(part: string): string | undefined {
  return /^~([a-z0-9-]{1,120})$/.exec(part)?.[1];
}

/** Whether shoppers see the store's blog; accounts that may edit the store see it always. */
export function hasBlog(store: {
  readonly store_theme_info: { readonly sections_info: { readonly blogs: boolean } };
}): boolean {
  return store.store_theme_info.sections_info.blogs;
}

/** The blog's link in a store's menu. */
export const blogLink = {
  label: { es: 'Blog', en: 'Blog' },
  icon: 'book',
  icon_color: null,
  path: BLOG_PATH,
  app_module: 'blogs',
  submenu: [],
};

/** Whether an id is that of an entry of a blog. */
export function isBlogEntryId(id: string): boolean {
  return id.startsWith('be_');
}
