import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { BLOG_TAG_MAX } from '../rules/blog-tags.ts';
import { contract, listOf, paging } from './contract.ts';
import { mashup, photo, seoShown } from './fields.ts';
import { pageRead } from './page-read.ts';
import { publicProfile } from './public-profiles.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** The blog of a store, as shoppers read it. */

export const blogEntryId = z.string().regex(/^be_[a-z0-9-]{1,60}$/);
export const blogSlug = z.string().regex(/^[a-z0-9-]{1,120}$/);

/** What a path names an entry by: the end of its address, or its id. */
const entryPath = z.string().regex(/^(?:be_)?[a-z0-9-]{1,120}$/);

/** An entry as lists show it; its texts are in the caller's language where it has both. */
export const blogCard = z
  .object({
    id: blogEntryId,
    slug: blogSlug,
    title: z.string(),
    excerpt: z.string(),
    photo: photo.nullable(),
    /** The public profile of the account that wrote it; null once that account is erased. */
    author: publicProfile.nullable(),
    /** ISO 8601. */
    published_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'BlogCard' });
export type BlogCard = z.infer<typeof blogCard>;

export const blogEntry = blogCard
  .extend({
    /** HTML without anything that runs: it was sanitised before it was kept. */
    body: z.string(),
    tags: z.array(z.string()),
  })
  .meta({ id: 'BlogEntry' });
export type BlogEntry = z.infer<typeof blogEntry>;

export const blogList = listOf(blogCard);
export type BlogList = z.infer<typeof blogList>;

const list = {
  service: 'blog',
  method: 'get',
  access: 'public',
  summary: {
    en: "The store's entries that shoppers see, the last one first",
    es: 'Las entradas del blog que ven los compradores, la última primero',
  },
  params: z.object({ mashup }),
  query: z.object({
    ...paging(EDGE_PAGE_SIZE.blog),
    /** Only the entries with this tag, in either language. */
    tag: z.string().trim().max(BLOG_TAG_MAX).default(''),
  }),
  sample: { params: { mashup: sampleStore.mashup }, query: { limit: 2 } },
  answer: blogList,
  errors: ['store_not_found'],
  maxAge: 5,
} as const;

export const listBlog = contract({ ...list, id: 'blog.list', path: '/{mashup}' });

/** The same list at its longer address (spec [7]: `[/entry]`). */
export const listBlogEntries = contract({
  ...list,
  id: 'blog.entries',
  path: '/{mashup}/entry',
});

export const getBlogEntry = contract({
  id: 'blog.get',
  service: 'blog',
  method: 'get',
  path: '/{mashup}/{path}',
  access: 'public',
  summary: {
    en: 'One entry with its text, by the end of its address or by its id',
    es: 'Una entrada con su texto, por el final de su dirección o por su id',
  },
  params: z.object({ mashup, path: entryPath }),
  sample: { params: { mashup: sampleStore.mashup, path: sampleIds.blogSlug } },
  answer: blogEntry,
  errors: ['store_not_found', 'blog_entry_not_found'],
  maxAge: 5,
});

/** An entry as its page shows it: what search engines say of it, too, which no call of the API tells. */
export const readEntryPage = pageRead({
  id: 'blog.entry-page',
  params: z.object({ path: entryPath }),
  answer: z.object({ entry: blogEntry, seo: seoShown }),
});
