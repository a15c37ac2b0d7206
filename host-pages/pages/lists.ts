import { itemGrid } from '../../fragments/shop/item-grid/server.ts';
import type { ItemGridProps } from '../../fragments/shop/item-grid/props.ts';
import { itemKind, type ItemKind, type SeoShown } from '../../shared/contracts/fields.ts';
import {
  availability,
  itemQuery,
  itemSorts,
  searchItems,
  type ItemSort,
} from '../../shared/contracts/items.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import {
  definePage,
  pageNumber,
  type HostPage,
  type PageContext,
  type PageView,
} from '../kit/page.ts';
import { catalogueTiles } from '../kit/catalogues.ts';
import { cardEarnings } from '../kit/earnings.ts';
import { itemsOf, kindsOf } from '../kit/items.ts';
import { hasOfferedFilters, hasPage } from '../kit/known-address.ts';
import { breadcrumbList, itemListData } from '../kit/structured-data.ts';
import { shareSlot } from '../kit/share.ts';
import { slot, wrapped, type Block } from '../kit/slot.ts';
import { isCreatedSearch } from '../../shared/rules/urls.ts';
import { say } from '../words/index.ts';

/** Query parameters that every list understands. */
export const LIST_QUERY = [
  'page',
  'text',
  'search',
  'type',
  'catalogue',
  'owner',
  'size',
  'colour',
  'discount',
  'price',
  'price_from',
  'price_to',
  'available',
  'sort',
];

interface ListDescription {
  readonly title: string;
  readonly description: string | null;
  /** What search engines say in the place of title and description, where the owner wrote it. */
  readonly seo?: SeoShown;
  readonly path: string;
  readonly pageSize: number;
  readonly kind?: ItemKind | undefined;
  readonly catalogue?: string | undefined;
  /** The id of that catalogue. */
  readonly catalogueId?: string | undefined;
  /** A seller and an availability that the list has besides its visitor's filters. */
  readonly only?: { readonly owner: string; readonly available: 'true' };
  readonly index: boolean;
  readonly trail?: PageView['trail'];
  readonly image?: string | undefined;
  /** True for a list that begins with the items ordered most, unless its visitor sorts it. */
  readonly popular?: boolean;
  /** True for a list that can be shared while it has items. */
  readonly shared?: boolean;
  /** The fragments below the list. */
  readonly after?: readonly Block[];
}

/** A page that is a list of items: filters, counts, sorts and paging are all in the address. */
export async function listView(context: PageContext, list: ListDescription): Promise<PageView> {
  const { env, query } = context;
  const asked = readListQuery(query, list.kind, list.catalogue);
  const { page, ...filters } = asked;
  const rows = { offset: (page - 1) * list.pageSize, limit: list.pageSize };
  const sort = list.popular && asked.sort === 'queue_position' ? '-sold' : asked.sort;
  const search = async (text: string | undefined) =>
    orThrow(
      await context.read(searchItems, {
        query: { ...asTexts(filters), ...list.only, sort, text, ...rows, facets: 'true' },
      }),
    );
  const matched = await search(filters.text);
  // A created search leads on: where nothing is like its text, it is the list without the text.
  const nothingLike = matched.matches_estimated === 0 && isCreatedSearch(filters.text);
  const found = nothingLike ? await search(undefined) : matched;
  const last = Math.max(1, Math.ceil(found.matches_estimated / list.pageSize));
  const filtered = [...query.keys()].some((name) => name !== 'page');
  const at = (number: number) => (number > 1 ? `${list.path}?page=${number}` : list.path);
  const trail = list.trail ?? [{ label: list.title, path: list.path }];
  const props: ItemGridProps = {
    env,
    title: list.title,
    titleLevel: 1,
    list: found,
    ...(nothingLike ? { nothingLike } : {}),
    state: 'ready',
    ...(list.kind ? { kind: list.kind } : {}),
    ...(list.catalogue ? { catalogue: list.catalogue } : {}),
    ...(list.catalogueId ? { headingOf: list.catalogueId } : {}),
    query: asked,
    path: env.base + context.path,
    pageSize: list.pageSize,
    variant: 'grid',
    storeId: context.store.id,
  };
  const earnings = cardEarnings(context, found);
  const shareable =
    list.shared && found.matches_estimated > 0
      ? [shareSlot(context, list.title, context.address + list.path)]
      : [];
  return {
    status: 200,
    head: {
      title: list.seo?.title ?? list.title,
      description: list.seo?.description ?? list.description,
      canonical: filtered ? list.path : at(page),
      index: list.index && !filtered && found.results.length > 0,
      image: list.image,
      previous: page > 1 && !filtered ? at(page - 1) : undefined,
      next: page < last && !filtered ? at(page + 1) : undefined,
      // A trail of one step, or an empty list, has no structured data.
      structuredData: [
        ...(trail.length > 0 ? [breadcrumbList(context, trail)] : []),
        ...(found.results.length > 0 ? [itemListData(context, found.results)] : []),
      ],
    },
    trail,
    kept:
      hasOfferedFilters(query, found) &&
      hasPage(query, { rows: found.matches_estimated, pageSize: list.pageSize }),
    main: [
      ...wrapped(
        slot(itemGrid, {
          class: 'primary',
          props: earnings.then((earned) => ({ ...props, ...earned })),
          children: shareable,
        }),
      ),
      ...insteadOf(context, props),
      ...(list.after ?? []),
    ],
  };
}

/** Below a search without results: the items that the store's visitors look at first. */
function insteadOf(context: PageContext, { list, query }: ItemGridProps): Block[] {
  if (list?.matches_estimated !== 0 || !query.text) return [];
  const [kind = 'product'] = kindsOf(context);
  return wrapped(itemsOf(context, kind, say(context.env)('alsoLike'), 'rail'));
}

/** Filters of several values as the call takes them. */
function asTexts<Q extends Partial<ItemGridProps['query']>>(query: Q) {
  const { catalogue, owner, size, colour, ...rest } = query;
  return {
    ...rest,
    catalogue: catalogue?.join(','),
    owner: owner?.join(','),
    size: size?.join(','),
    colour: colour?.join(','),
  };
}

/** Reads a list's address; a malformed value counts as missing. */
export function readListQuery(
  query: URLSearchParams,
  kind: ItemKind | undefined,
  catalogue: string | undefined,
): ItemGridProps['query'] {
  const { shape } = itemQuery;
  // A range of a form, or both of its ends.
  const [from, to] = /^(\d*)-(\d*)$/.exec(query.get('price') ?? '')?.slice(1) ?? [];
  const price = (name: 'price_from' | 'price_to', end: string | undefined) =>
    shape[name].safeParse(end || (query.get(name) ?? undefined)).data;
  const several = (name: 'catalogue' | 'owner' | 'size' | 'colour') =>
    shape[name].safeParse(query.get(name) ?? undefined).data;
  const sort = query.get('sort') as ItemSort;
  // A search without results leads here with its text in quotes and an asterisk.
  const text = query.get('text') ?? query.get('search') ?? undefined;
  return {
    page: pageNumber(query),
    text: text?.slice(0, 200),
    type: kind ?? itemKind.safeParse(query.get('type')).data,
    catalogue: catalogue === undefined ? several('catalogue') : [catalogue],
    owner: several('owner'),
    size: several('size'),
    colour: several('colour'),
    discount: shape.discount.safeParse(query.get('discount') ?? undefined).data,
    price_from: price('price_from', from),
    price_to: price('price_to', to),
    available: availability.safeParse(query.get('available')).data,
    sort: itemSorts.includes(sort) ? sort : 'queue_position',
  };
}

interface Section {
  readonly name: string;
  readonly paths: readonly [string, ...string[]];
  readonly kind: ItemKind;
  readonly pageSize: number;
}

const SECTIONS: readonly Section[] = [
  {
    name: 'products',
    paths: ['/productos', '/products'],
    kind: 'product',
    pageSize: EDGE_PAGE_SIZE.items,
  },
  {
    name: 'services',
    paths: ['/servicios', '/services'],
    kind: 'service',
    pageSize: EDGE_PAGE_SIZE.services,
  },
  {
    name: 'experiences',
    paths: ['/experiencias'],
    kind: 'experience',
    pageSize: EDGE_PAGE_SIZE.items,
  },
  { name: 'digital', paths: ['/digitales'], kind: 'digital', pageSize: EDGE_PAGE_SIZE.items },
];

/** The store's sections, one for each kind of item. */
export const sectionPages: readonly HostPage[] = SECTIONS.map((section) =>
  definePage({
    name: section.name,
    paths: section.paths,
    query: LIST_QUERY,
    view(context) {
      const t = say(context.env);
      return listView(context, {
        title: t(`sections.${section.kind}`),
        description: t('sectionDescription', {
          section: t(`sections.${section.kind}`),
          store: context.store.name,
        }),
        path: section.paths[0],
        pageSize: section.pageSize,
        kind: section.kind,
        index: true,
      });
    },
  }),
);

/** All items that the store lists. */
export const marketplacePage = definePage({
  name: 'marketplace',
  paths: ['/marketplace'],
  query: LIST_QUERY,
  view(context) {
    const t = say(context.env);
    return listView(context, {
      title: t('everything'),
      description: t('sectionDescription', { section: t('everything'), store: context.store.name }),
      path: '/marketplace',
      pageSize: EDGE_PAGE_SIZE.items,
      index: true,
      trail: [],
    });
  },
});

/**
 * Search results: the same list, with the text as its title. Without a text there are ways on: what
 * is ordered most, and the catalogues.
 */
export const searchPage = definePage({
  name: 'search',
  paths: ['/buscar'],
  query: LIST_QUERY,
  view(context) {
    const t = say(context.env);
    const text = context.query.get('text')?.trim() ?? '';
    return listView(context, {
      title: text ? t('resultsFor', { text }) : t('search'),
      description: null,
      path: '/buscar',
      pageSize: EDGE_PAGE_SIZE.items,
      index: false,
      trail: [{ label: t('search'), path: '/buscar' }],
      ...(text || context.query.has('search')
        ? {}
        : { popular: true, after: wrapped(catalogueTiles(context)) }),
    });
  },
});
