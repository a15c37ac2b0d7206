import { item as itemFragment } from '../../fragments/item/server.ts';
import { itemGrid } from '../../fragments/item-grid/server.ts';
import { share } from '../../fragments/share/server.ts';
import type { ItemKind } from '../../shared/contracts/fields.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import { catalogueUrl, itemUrl, sectionUrl } from '../../shared/rules/urls.ts';
import { whatsappNumber } from '../../shared/rules/whatsapp.ts';
import { definePage, type PageContext, type PageView } from '../kit/page.ts';
import { notFoundView } from '../kit/not-found.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { breadcrumbList, itemData } from '../kit/structured-data.ts';
import { words } from '../words/index.ts';

/** Other items of the same catalogue, below the details. */
const RELATED = 10;
const DESCRIPTION_LENGTH = 160;

/** Every address form of the route table (spec [2]); `owner` is an id or a slug where it stands. */
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
  query: ['sku'],
  async view(context) {
    const { params, reads } = context;
    const found = await reads.item(params['item'] ?? '', params['owner']);
    if (!found.ok) return notFoundView(context);
    return itemView(context, found.value);
  },
});

function itemView(context: PageContext, detail: ItemDetail): PageView {
  const { env, store, query } = context;
  const t = words[env.locale];
  const [catalogue] = detail.catalogues;
  const path = itemUrl('', detail);
  const trail = [
    { label: t.sections[detail.type], path: sectionUrl('', detail.type) },
    ...(catalogue ? [{ label: catalogue.name, path: catalogueUrl('', catalogue.slug) }] : []),
    { label: detail.name, path },
  ];
  const shareable = slot(share, {
    into: 'share',
    props: { env, name: detail.name, url: context.address + path },
  });
  return {
    status: 200,
    head: {
      title: detail.name,
      description: shorten(detail.plain_description),
      canonical: path,
      index: detail.list_state === 'published' && !detail.hiden,
      image: detail.photo?.url,
      type: 'product',
      structuredData: [itemData(context, detail), breadcrumbList(context, trail)],
    },
    trail,
    main: [
      ...wrapped(
        slot(itemFragment, {
          class: 'primary',
          props: {
            env,
            detail,
            sku: query.get('sku') ?? undefined,
            ownerUrl: detail.owner === store.id ? null : ownerUrl(env.base, detail),
            contact: { whatsapp: whatsappNumber(store), email: store.contact_email },
          },
          children: [shareable],
        }),
      ),
      ...(catalogue ? wrapped(related(context, detail, catalogue)) : []),
    ],
  };
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
  const list = context.reads.items({ catalogue: catalogue.slug, limit: RELATED + 1 }, false);
  return slot(itemGrid, {
    class: 'regular',
    props: list.then((found) => ({
      env,
      title: words[env.locale].moreOf(catalogue.name),
      titleLevel: 2 as const,
      list: {
        ...found,
        results: found.results.filter((one) => one.id !== detail.id).slice(0, RELATED),
      },
      state: 'ready' as const,
      kind,
      query: { page: 1, sort: 'queue_position' as const },
      path: catalogueUrl(env.base, catalogue.slug),
      pageSize: RELATED,
      variant: 'rail' as const,
      moreUrl: catalogueUrl(env.base, catalogue.slug),
      storeId: store.id,
    })),
  });
}

/** The first words of a text for a search engine's result. */
function shorten(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_LENGTH) return plain;
  return `${plain.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}
