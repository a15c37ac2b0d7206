import { blogEntry } from '../../fragments/shop/blog-entry/server.ts';
import { legalText } from '../../fragments/shop/legal-text/server.ts';
import { prose } from '../../fragments/shop/prose/server.ts';
import type { ProseProps } from '../../fragments/shop/prose/props.ts';
import { readLegalText } from '../../shared/contracts/legal.ts';
import { getBlogEntry } from '../../shared/contracts/blog.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { isBlogEntryId } from '../../shared/rules/blog.ts';
import { isAlwaysThere, legalKinds, LEGAL_PATH, type LegalKind } from '../../shared/rules/legal.ts';
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

const ABOUT: TextPage = {
  page: 'info',
  path: '/info',
  title: ({ env, store }) => say(env)('about', { store: store.name }),
};

/** What the store says of itself; a store without an about entry has no such page. */
export const aboutPage = definePage({
  name: ABOUT.page,
  paths: [ABOUT.path],
  view: (context) => aboutView(context, ABOUT),
});

/** The store's long texts: about, and the legal ones. */
export const textPages: readonly HostPage[] = [
  aboutPage,
  ...legalKinds.map((kind) =>
    definePage({
      name: kind,
      paths: [LEGAL_PATH[kind]],
      query: ['version'],
      view: (context) => legalView(context, kind),
    }),
  ),
];

/** What an owner wrote, of the store or of its root; else the platform's text, where it has one. */
async function legalView(context: PageContext, kind: LegalKind): Promise<PageView> {
  const { env, query, read } = context;
  const path = LEGAL_PATH[kind];
  const title = say(env)(kind);
  const asked = query.get('version');
  if (asked !== null && !/^[1-9]\d{0,5}$/.test(asked)) return notFoundView(context);
  const version = asked === null ? undefined : Number(asked);
  const text = orThrow(await read(readLegalText, { params: { kind, version } }));
  if (text === null)
    return version === undefined && isAlwaysThere(kind)
      ? textView(context, { page: kind, path, title: () => title })
      : notFoundView(context);
  const trail = [{ label: title, path }];
  return {
    status: 200,
    head: {
      title,
      description: null,
      canonical: path,
      index: version === undefined,
      structuredData: [breadcrumbList(context, trail)],
    },
    trail,
    main: wrapped(
      slot(legalText, { class: 'primary', props: { env, title, text, href: env.base + path } }),
    ),
  };
}

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
      imageText: entry.photo?.alt,
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
