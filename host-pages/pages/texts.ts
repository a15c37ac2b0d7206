import { blogEntry } from '../../fragments/shop/blog-entry/server.ts';
import { prose } from '../../fragments/shop/prose/server.ts';
import type { ProseProps } from '../../fragments/shop/prose/props.ts';
import { getBlogEntry } from '../../shared/contracts/blog.ts';
import { isBlogEntryId } from '../../shared/rules/blog.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type HostPage, type PageContext, type PageView } from '../kit/page.ts';
import { shareSlot } from '../kit/share.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { breadcrumbList } from '../kit/structured-data.ts';
import { say } from '../words/index.ts';

interface TextPage {
  readonly page: ProseProps['page'];
  readonly path: string;
  readonly title: (context: PageContext) => string;
}

const TEXTS: readonly TextPage[] = [
  {
    page: 'info',
    path: '/info',
    title: ({ env, store }) => say(env)('about', { store: store.name }),
  },
  { page: 'terms', path: '/terms', title: ({ env }) => say(env)('terms') },
  { page: 'privacy', path: '/privacidad', title: ({ env }) => say(env)('privacy') },
];

/** The store's long texts: about, terms, privacy. A store without an about entry has no /info. */
export const textPages: readonly HostPage[] = TEXTS.map((text) =>
  definePage({
    name: text.page,
    paths: [text.path],
    view: (context) => (text.page === 'info' ? aboutView(context, text) : textView(context, text)),
  }),
);

/** The entry of the blog that the owner chose, as long as shoppers see it, else the about text. */
async function aboutView(context: PageContext, text: TextPage): Promise<PageView> {
  const { env, store } = context;
  const { about_entry_id: id } = store;
  if (!id) return notFoundView(context);
  const params = { mashup: `${store.id}:${store.id}`, path: id };
  const found = isBlogEntryId(id) ? await context.read(getBlogEntry, { params }) : undefined;
  const plain = textView(context, text);
  if (!found?.ok) return plain;
  const entry = found.value;
  return {
    ...plain,
    head: {
      ...plain.head,
      description: entry.excerpt || store.seo_description,
      image: entry.photo?.url,
    },
    main: wrapped(
      slot(blogEntry, {
        class: 'primary',
        props: { env, entry, storeName: store.name, isAbout: true },
        children: [shareSlot(context, entry.title, store.canonical_url + text.path)],
      }),
    ),
  };
}

function textView(context: PageContext, { page, path, title }: TextPage): PageView {
  const { env, store, address } = context;
  const heading = title(context);
  const trail = [{ label: heading, path }];
  const about = page === 'info';
  return {
    status: 200,
    head: {
      title: heading,
      description: about ? store.seo_description : null,
      canonical: path,
      index: true,
      structuredData: [breadcrumbList(context, trail)],
    },
    trail,
    main: wrapped(
      slot(prose, {
        class: 'primary',
        props: {
          env,
          page,
          store: {
            name: store.name,
            address: address.replace(/^https?:\/\//, ''),
            email: store.contact_email,
            phone: store.contact_phone,
          },
          about: store.about_text,
        },
      }),
    ),
  };
}
