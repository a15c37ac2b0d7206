import type { EditedCatalogue } from '../../../shared/contracts/catalogue-edits.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { OwnCataloguesProps } from './props.ts';

export const catalogueNo = (n: number, change: Partial<EditedCatalogue> = {}): EditedCatalogue => ({
  id: `ca_${n}`,
  name: `Catálogo ${n}`,
  name_en: null,
  seo_title: null,
  seo_title_en: null,
  seo_description: null,
  seo_description_en: null,
  slug: `catalogo-${n}`,
  photo: null,
  rule: null,
  position: n - 1,
  num_products: 0,
  version: 1,
  updated_at: '2026-11-21T12:00:00.000Z',
  ...change,
});

/** The page of a store with three catalogues, of which the third one has products. */
export function propsOf(change: Partial<OwnCataloguesProps> = {}): OwnCataloguesProps {
  const results = [catalogueNo(1), catalogueNo(2), catalogueNo(3, { num_products: 4 })];
  return {
    env: pageEnv({ base: '/tienda/a' }),
    list: { results, matches_estimated: results.length, just_deleted: [] },
    page: 1,
    pictures: [],
    sellers: [],
    networks: [],
    done: null,
    idempotencyKey: 'key-of-the-page',
    ...change,
  };
}
