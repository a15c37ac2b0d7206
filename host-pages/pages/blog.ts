import { blogEntry as entryFragment } from '../../fragments/shop/blog-entry/server.ts';
import { blogList } from '../../fragments/shop/blog-list/server.ts';
import { listBlog, readEntryPage } from '../../shared/contracts/blog.ts';
import { BLOG_TAG_MAX } from '../../shared/rules/blog-tags.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { BLOG_PATH, blogSlugOf, blogUrl, hasBlog } from '../../shared/rules/blog.ts';
import { failing } from '../kit/failing.ts';
import { hasPage } from '../kit/known-address.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, type PageContext, type PageView } from '../kit/page.ts';
import { shareSlot } from '../kit/share.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { blogPosting, breadcrumbList } from '../kit/structured-data.ts';
import { say } from '../words/index.ts';

/** The store's entries, the last one first. */
export const blogPage = definePage({
  name: 'blog',
  paths: ['/blogs'],
  query: ['page', 'tag'],
  async view(context) {
    if (!(await seesBlog(context))) return notFoundView(context);
    const { env, store, query } = context;
    const t = say(env);
    const page = pageNumber(query);
    const tag = (query.get('tag') ?? '').trim().slice(0, BLOG_TAG_MAX);
    const limit = EDGE_PAGE_SIZE.blog;
    const read = await failing(
      context.read(listBlog, {
        params: { mashup: `${store.id}:${store.id}` },
        query: { tag, offset: (page - 1) * limit, limit },
      }),
    );
    const list = read.ok ? read.value : null;
    const trail = [{ label: t('blog'), path: BLOG_PATH }];
    return {
      status: list ? 200 : 503,
      head: {
        title: t('blog'),
        description: t('blogDescription', { store: store.name }),
        canonical: page > 1 ? `${BLOG_PATH}?page=${page}` : BLOG_PATH,
        index: tag === '' && list !== null && list.results.length > 0,
        structuredData: [breadcrumbList(context, trail)],
      },
      trail,
      kept:
        tag === '' &&
        list !== null &&
        hasPage(query, { rows: list.matches_estimated, pageSize: limit }),
      main: wrapped(
        slot(blogList, {
          class: 'primary',
          props: { env, list, tag, page, pageSize: limit, path: BLOG_PATH },
        }),
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
    const found = await failing(context.read(readEntryPage, { params: { path } }));
    if (!found.ok) {
      const isFailed = found.error.code === 'internal_error';
      return isFailed ? unreadView(context, blogUrl('', path)) : notFoundView(context);
    }
    const { entry, seo } = found.value;
    const url = blogUrl('', entry.slug);
    const trail = [
      { label: say(env)('blog'), path: BLOG_PATH },
      { label: entry.title, path: url },
    ];
    return {
      status: 200,
      head: {
        title: seo.title ?? entry.title,
        description: seo.description ?? entry.excerpt,
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

/** The page of an entry that could not be read: another try may show it. */
function unreadView({ env }: PageContext, path: string): PageView {
  const title = say(env)('blog');
  return {
    status: 503,
    head: { title, description: null, canonical: path, index: false },
    trail: [{ label: title, path: BLOG_PATH }],
    kept: false,
    main: wrapped(
      slot(blogList, {
        class: 'primary',
        props: { env, list: null, tag: '', page: 1, pageSize: EDGE_PAGE_SIZE.blog, path },
      }),
    ),
  };
}

/** Whether this caller sees the blog: everybody while its section is on, its editors always (spec [6]). */
async function seesBlog({ store, person }: PageContext): Promise<boolean> {
  return hasBlog(store) || (await person)?.keychain.includes('store-admin') === true;
}
