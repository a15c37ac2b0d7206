import { prose } from '../../fragments/shop/prose/server.ts';
import type { ProseProps } from '../../fragments/shop/prose/props.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type HostPage, type PageContext, type PageView } from '../kit/page.ts';
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
    view: (context) =>
      text.page === 'info' && !context.store.about_entry_id
        ? notFoundView(context)
        : textView(context, text),
  }),
);

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
