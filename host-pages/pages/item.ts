import { ask } from '../../fragments/shop/ask/server.ts';
import { item as itemFragment } from '../../fragments/shop/item/server.ts';
import { itemGrid } from '../../fragments/shop/item-grid/server.ts';
import { reviews as reviewsFragment } from '../../fragments/shop/reviews/server.ts';
import { cardEarnings } from '../kit/earnings.ts';
import { earningsSlot } from '../kit/item-earnings.ts';
import { itemMonths, offeredMonths } from '../kit/item-months.ts';
import { shareSlot } from '../kit/share.ts';
import { waitingNote } from '../kit/waiting-note.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { ItemKind } from '../../shared/contracts/fields.ts';
import {
  readItemPage,
  searchItems,
  type ItemDetail,
  type ItemList,
  type ItemPageAnswer,
} from '../../shared/contracts/items.ts';
import { listReviews, type ReviewList } from '../../shared/contracts/reviews.ts';
import { orThrow, type Result } from '../../shared/kernel/result.ts';
import { writeTag } from '../../shared/rules/talk-tags.ts';
import { lastPage } from '../../shared/rules/paging.ts';
import { REVIEWS_PAGE } from '../../shared/rules/reviews.ts';
import { catalogueUrl, itemUrl, sectionUrl } from '../../shared/rules/urls.ts';
import { whatsappNumber } from '../../shared/rules/whatsapp.ts';
import { definePage, pageNumber, rowsOf, type PageContext, type PageView } from '../kit/page.ts';
import { notFoundView } from '../kit/not-found.ts';
import { previewNote } from '../kit/preview-note.ts';
import { slot, wrapped, type Slot } from '../kit/slot.ts';
import { breadcrumbList, itemData } from '../kit/structured-data.ts';
import { say } from '../words/index.ts';

/** Other items of the same catalogue, below the details. */
const RELATED = 10;
/** With fewer cards than this a row is left out. */
const ROW = 4;
const DESCRIPTION_LENGTH = 160;

/**
 * Every address form of the route table (spec [2]); `owner` is an id or a slug, in the forms that
 * have it.
 */
export const itemPage = definePage({
  name: 'item',
  paths: [
    '/productos/:owner/:item',
    '/servicios/:owner/:item',
    '/experiencias/:owner/:item',
    '/digitales/:owner/:item',
    '/products/:item',
    '/services/:item',
    '/web/:owner/products/:item',
    '/web/:owner/services/:item',
    '/negocios/:owner/products/:item',
    '/negocios/:owner/services/:item',
    '/profiles/:owner/products/:item',
    '/profiles/:owner/services/:item',
  ],
  query: ['sku', 'stars', 'page'],
  async view(context) {
    const { item: id = '', owner, preview } = context.params;
    const asked = reviewsAsked(context);
    const reading = context.read(listReviews, {
      params: { id },
      query: { owner, ...asked.query },
    });
    const offering = offeredMonths(context);
    const found = await context.read(readItemPage, { params: { id, owner, preview } });
    const reviewed = { ...asked, list: await reading.catch(() => null) };
    if (!found.ok) return notFoundView(context);
    const sku = context.query.get('sku') ?? undefined;
    const { item } = found.value;
    const [months, earned, notes] = await Promise.all([
      offering.then((offered) => itemMonths(context, item, offered, sku)),
      earningsSlot(context, item),
      waitingNote(context, item),
    ]);
    return itemView(context, found.value, reviewed, { months, earned, notes });
  },
});

interface Reviewed {
  readonly stars: number | null;
  readonly page: number;
  /** Null where the reviews could not be read. */
  readonly list: Result<ReviewList, Failure> | null;
}

/** What stands beside the item's own facts. */
interface Beside {
  readonly months: Awaited<ReturnType<typeof itemMonths>>;
  /** What a sale earns a reseller. */
  readonly earned: readonly Slot[];
  /** What visitors are told above it: the way onto a waiting list. */
  readonly notes: readonly string[];
}

/** The reviews that the address asks for. */
function reviewsAsked({ query }: PageContext) {
  const stars = (['1', '2', '3', '4', '5'] as const).find((one) => one === query.get('stars'));
  const page = pageNumber(query);
  return {
    stars: stars === undefined ? null : Number(stars),
    page,
    query: { stars, ...rowsOf(page, REVIEWS_PAGE) },
  };
}

/** Whether the address leads to reviews that there are. */
function isKept({ query }: PageContext, { stars, page, list }: Reviewed): boolean {
  if (!query.has('stars') && !query.has('page')) return true;
  const matches = list?.ok ? list.value.matches_estimated : 0;
  const isKnown = (stars !== null || !query.has('stars')) && query.get('page') !== '1';
  return isKnown && matches > 0 && page <= lastPage(matches, REVIEWS_PAGE);
}

function itemView(
  context: PageContext,
  { item: detail, seo, share }: ItemPageAnswer,
  reviewed: Reviewed,
  { months, earned, notes }: Beside,
): PageView {
  const { env, store, query } = context;
  const t = say(env);
  const [catalogue] = detail.catalogues;
  const path = itemUrl('', detail);
  const trail = [
    { label: t(`sections.${detail.type}`), path: sectionUrl('', detail.type) },
    ...(catalogue ? [{ label: catalogue.name, path: catalogueUrl('', catalogue.slug) }] : []),
    { label: detail.name, path },
  ];
  const shareable = shareSlot(context, detail.name, context.address + path);
  return {
    status: 200,
    head: {
      title: seo.title ?? detail.name,
      description: seo.description ?? shorten(detail.plain_description),
      canonical: path,
      index: detail.list_state === 'published' && !detail.hiden,
      image: detail.photo?.url,
      imageText: detail.photos[0]?.alt,
      type: 'product',
      structuredData: [itemData(context, detail), breadcrumbList(context, trail)],
    },
    trail,
    kept:
      isKept(context, reviewed) &&
      (!query.has('sku') || detail.skus.some(({ id: sku }) => sku === query.get('sku'))),
    main: [
      ...(detail.list_state === 'unpublished' ? [previewNote(context, share)] : []),
      ...notes,
      ...wrapped(
        slot(itemFragment, {
          class: 'primary',
          props: {
            env,
            detail,
            sku: query.get('sku') ?? undefined,
            months,
            ownerUrl: detail.owner === store.id ? null : ownerUrl(env.base, detail),
            contact: { whatsapp: whatsappNumber(store), email: store.contact_email },
          },
          children: [...earned, ...askAbout(context, detail), shareable],
        }),
      ),
      ...(detail.rating ? reviewsOf(context, detail, reviewed) : []),
      ...(catalogue ? wrapped(related(context, detail, catalogue)) : []),
    ],
  };
}

/** The way to ask the store's people; a store that only mirrors another has none. */
function askAbout({ env, store }: PageContext, { id, type }: ItemDetail): Slot[] {
  if (store.is_proxy) return [];
  const about = [
    { peer: store.id, tag: writeTag({ kind: type, business: store.id, id }), name: null },
  ];
  return [slot(ask, { into: 'ask', class: 'regular', alike: true, props: { env, about } })];
}

/** The reviews, in an element that links lead to: ids inside of a fragment are out of their reach. */
function reviewsOf({ env }: PageContext, detail: ItemDetail, { stars, page, list }: Reviewed) {
  const props = {
    env,
    list: list?.ok ? list.value : null,
    stars,
    page,
    path: itemUrl(env.base, detail),
  };
  return [
    '<div class="wrap section" id="resenas">',
    slot(reviewsFragment, { class: 'regular', props }),
    '</div>',
  ];
}

function ownerUrl(base: string, detail: ItemDetail): string {
  return `${base}/buscar?owner=${detail.owner}`;
}

function related(
  context: PageContext,
  detail: ItemDetail,
  catalogue: ItemDetail['catalogues'][number],
) {
  const { env, store } = context;
  const kind: ItemKind = detail.type;
  return slot(itemGrid, {
    class: 'regular',
    props: relatedItems(context, detail, catalogue).then(async ({ list, title, url }) => ({
      ...(await cardEarnings(context, list)),
      env,
      title,
      titleLevel: 2 as const,
      list,
      state: 'ready' as const,
      kind,
      query: { page: 1, sort: 'queue_position' as const },
      path: url,
      pageSize: RELATED,
      variant: 'rail' as const,
      moreUrl: url,
      storeId: store.id,
    })),
  });
}

/**
 * Other items of the same catalogue; when they are too few for a row, the store's other items of
 * the kind follow.
 */
async function relatedItems(
  { env, read }: PageContext,
  detail: ItemDetail,
  catalogue: ItemDetail['catalogues'][number],
): Promise<{ list: ItemList; title: string; url: string }> {
  const t = say(env);
  const limit = RELATED + 1;
  const list = orThrow(await read(searchItems, { query: { catalogue: catalogue.slug, limit } }));
  const near = list.results.filter(({ id }) => id !== detail.id);
  if (near.length >= ROW) {
    const results = near.slice(0, RELATED);
    const url = catalogueUrl(env.base, catalogue.slug);
    return { list: { ...list, results }, title: t('moreOf', { catalogue: catalogue.name }), url };
  }
  const others = orThrow(await read(searchItems, { query: { type: detail.type, limit } }));
  const seen = new Set([detail.id, ...near.map(({ id }) => id)]);
  const results = [...near, ...others.results.filter(({ id }) => !seen.has(id))];
  return {
    list: { ...list, results: results.slice(0, RELATED) },
    title: t('alsoLike'),
    url: sectionUrl(env.base, detail.type),
  };
}

/** The first words of a text for a search engine's result. */
function shorten(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  const cut = plain.slice(0, DESCRIPTION_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${end < 0 ? cut : cut.slice(0, end)}…`;
}
