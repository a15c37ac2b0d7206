import { blogEntry as entryFragment } from '../../fragments/shop/blog-entry/server.ts';
import { blogList } from '../../fragments/shop/blog-list/server.ts';
import { getBlogEntry, listBlog } from '../../shared/contracts/blog.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { BLOG_PATH, blogSlugOf, blogUrl, hasBlog } from '../../shared/rules/blog.ts';
import { hasPage } from '../kit/known-address.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, type PageContext } from '../kit/page.ts';
import { shareSlot } from '../kit/share.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { blogPosting, breadcrumbList } from '../kit/structured-data.ts';
import { say } from '../words/index.ts';

/** The store's entries, the last one first. */
export const blogPage = definePage({
  name: 'blog',
  paths: ['/blogs'],
  query: ['page'],
  async view(context) {
    if (!(await seesBlog(context))) return notFoundView(context);
    const { env, store, query } = context;
    const t = say(env);
    const page = pageNumber(query);
    const limit = EDGE_PAGE_SIZE.blog;
    const list = orThrow(
      await context.read(listBlog, {
        params: { mashup: `${store.id}:${store.id}` },
        query: { offset: (page - 1) * limit, limit },
      }),
    );
    const trail = [{ label: t('blog'), path: BLOG_PATH }];
    return {
      status: 200,
      head: {
        title: t('blog'),
        description: t('blogDescription', { store: store.name }),
        canonical: page > 1 ? `${BLOG_PATH}?page=${page}` : BLOG_PATH,
        index: list.results.length > 0,
        structuredData: [breadcrumbList(context, trail)],
      },
      trail,
      kept: hasPage(query, { rows: list.matches_estimated, pageSize: limit }),
      main: wrapped(
        slot(blogList, { class: 'primary', props: { env, list, page, pageSize: limit } }),
      ),
    };
  },
});

/** One entry. Its address is also its share link. */
export const blogEntryPage = definePage({
  name: 'blog-entry',
  paths: ['/blogs/:entry{~[a-z0-9-]+}'],
  async view(context) {
    const { env, store, params } = context;
    const path = blogSlugOf(params['entry'] ?? '');
    if (path === undefined || !(await seesBlog(context))) return notFoundView(context);
    const mashup = `${store.id}:${store.id}`;
    const found = await context.read(getBlogEntry, { params: { mashup, path } });
    if (!found.ok) return notFoundView(context);
    const entry = found.value;
    const url = blogUrl('', entry.slug);
    const trail = [
      { label: say(env)('blog'), path: BLOG_PATH },
      { label: entry.title, path: url },
    ];
    return {
      status: 200,
      head: {
        title: entry.title,
        description: entry.excerpt,
        canonical: url,
        index: true,
        image: entry.photo?.url,
        imageText: entry.photo?.alt,
        structuredData: [blogPosting(context, entry), breadcrumbList(context, trail)],
      },
      trail,
      main: wrapped(
        slot(entryFragment, {
          class: 'primary',
          props: { env, entry, storeName: store.name },
          children: [shareSlot(context, entry.title, store.canonical_url + url)],
        }),
      ),
    };
  },
});

/** Whether this caller sees the blog: everybody while its section is on, its editors always (spec [6]). */
async function seesBlog({ store, person }: PageContext): Promise<boolean> {
  return hasBlog(store) || (await person)?.keychain.includes('store-admin') === true;
}
