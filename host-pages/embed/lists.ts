import { embed as blogEmbed } from '../../fragments/shop/blog-list/manifest.ts';
import { blogList } from '../../fragments/shop/blog-list/server.ts';
import { embed as businessEmbed } from '../../fragments/shop/business-list/manifest.ts';
import { businessList } from '../../fragments/shop/business-list/server.ts';
import { embed as tilesEmbed } from '../../fragments/shop/catalogue-grid/manifest.ts';
import { catalogueGrid } from '../../fragments/shop/catalogue-grid/server.ts';
import { embed as stripEmbed } from '../../fragments/shop/catalogue-strip/manifest.ts';
import { catalogueStrip } from '../../fragments/shop/catalogue-strip/server.ts';
import { listBlog } from '../../shared/contracts/blog.ts';
import { listBusinesses } from '../../shared/contracts/businesses.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { BLOG_PATH, hasBlog } from '../../shared/rules/blog.ts';
import { shownCatalogues } from '../kit/catalogues.ts';
import { slot } from '../kit/slot.ts';
import { countOf, type EmbedElement } from './element.ts';

const TILES_MOST = 12;
const ENTRIES_MOST = 12;
const STORES_MOST = 24;

const tiles: EmbedElement = {
  name: 'shop-catalogue-grid',
  embed: tilesEmbed,
  async show(context) {
    const { env } = context;
    const limit = countOf(context, 'limit', TILES_MOST);
    const list = await shownCatalogues(context, { offset: 0, limit });
    if (list.results.length === 0) return null;
    const path = `${env.base}/catalogos`;
    const props = { env, list, page: 1, pageSize: limit, path, titleLevel: 2 as const };
    return slot(catalogueGrid, { class: 'primary', props });
  },
};

const strip: EmbedElement = {
  name: 'shop-catalogue-strip',
  embed: stripEmbed,
  async show(context) {
    const limit = EDGE_PAGE_SIZE.cataloguesHome;
    const { results } = await shownCatalogues(context, { offset: 0, limit });
    if (results.length === 0) return null;
    const props = { env: context.env, catalogues: results, active: null, hidden: false };
    return slot(catalogueStrip, { class: 'primary', props });
  },
};

const blog: EmbedElement = {
  name: 'shop-blog-list',
  embed: blogEmbed,
  async show(context) {
    const { env, store, read } = context;
    if (!hasBlog(store)) return null;
    const limit = countOf(context, 'limit', ENTRIES_MOST);
    const params = { mashup: `${store.id}:${store.id}` };
    const list = orThrow(await read(listBlog, { params, query: { offset: 0, limit } }));
    if (list.results.length === 0) return null;
    // One page of them: the list's own page has the rest.
    const shown = { ...list, matches_estimated: list.results.length };
    return slot(blogList, {
      class: 'primary',
      props: { env, list: shown, tag: '', page: 1, pageSize: limit, path: BLOG_PATH },
    });
  },
};

const businesses: EmbedElement = {
  name: 'shop-business-list',
  embed: businessEmbed,
  async show(context) {
    const { env, read } = context;
    const limit = countOf(context, 'limit', STORES_MOST);
    const list = orThrow(await read(listBusinesses, { query: { text: '', offset: 0, limit } }));
    if (list.results.length === 0) return null;
    return slot(businessList, {
      class: 'primary',
      props: {
        env,
        of: 'businesses',
        list,
        text: '',
        type: null,
        page: 1,
        pageSize: limit,
        path: `${env.base}/red-comercial`,
      },
    });
  },
};

/** Lists that lead to the store's own pages. */
export const listElements: readonly EmbedElement[] = [tiles, strip, blog, businesses];
