/** Fronts of the demo's stores, their lists and catalogues, search. */
import { at, type State } from '../state.ts';

/** A text that no item matches, and a word that is nearly one of the shop's. */
const NOTHING = 'zzqqxx';
const MISSPELT = 'chamara';

const FAILING = 'ALTER TABLE item RENAME TO item_away';
const RESTORED = 'ALTER TABLE item_away RENAME TO item';

/** A state of a page whose items cannot be loaded. */
function failing(name: string, path: string): State {
  return {
    name,
    reach: async (stage) => {
      stage.rows.inCells(FAILING);
      await at('moda', path)(stage);
    },
    restore: (rows) => rows.inCells(RESTORED),
  };
}

export const storefront: readonly State[] = [
  { name: 'home/shop', reach: at('moda', '/') },
  { name: 'home/root', reach: at('mercado', '/') },
  { name: 'home/franchise', reach: at('casa', '/') },
  { name: 'home/franchise-owner', reach: at('casa-central', '/') },
  { name: 'home/reseller', reach: at('ana', '/') },
  { name: 'home/supplier', reach: at('foto', '/') },
  { name: 'home/experiences', reach: at('eventos', '/') },
  { name: 'home/read-only', reach: at('espejo', '/') },
  { name: 'home/below-a-path', reach: at('', '/tienda/ana') },
  failing('home/failing', '/'),

  { name: 'list/full', reach: at('moda', '/productos') },
  { name: 'list/page-2', reach: at('moda', '/productos?page=2') },
  { name: 'list/past-the-last', reach: at('moda', '/productos?page=99') },
  {
    name: 'list/filtered',
    reach: at('moda', '/productos?sort=-list_price&available=true&price_to=100000'),
  },
  {
    name: 'list/filters-open',
    screen: true,
    widths: [390, 820],
    reach: async ({ page, origin }) => {
      await page.goto(`${origin('moda')}/productos?available=true`);
      await page.locator('shop-item-grid .open-filters').click();
    },
  },
  { name: 'list/filtered-to-none', reach: at('moda', '/productos?price_from=99999900') },
  { name: 'list/empty', reach: at('moda', '/servicios') },
  { name: 'list/experiences', reach: at('eventos', '/experiencias') },
  { name: 'list/services', reach: at('eventos', '/servicios') },
  { name: 'list/digital', reach: at('mercado', '/digitales') },
  { name: 'list/everything', reach: at('mercado', '/marketplace') },
  failing('list/failing', '/productos'),

  { name: 'catalogues/full', reach: at('moda', '/catalogos') },
  { name: 'catalogues/few', reach: at('mercado', '/catalogos') },
  { name: 'catalogue/full', reach: at('moda', '/catalogos/mujer') },
  { name: 'catalogue/few', reach: at('ana', '/catalogos/fotos') },

  { name: 'search/matches', reach: at('moda', '/buscar?text=vestido') },
  { name: 'search/spelling', reach: at('moda', `/buscar?text=${MISSPELT}`) },
  { name: 'search/none', reach: at('moda', `/buscar?text=${NOTHING}`) },
  { name: 'search/nothing-typed', reach: at('moda', '/buscar') },
];
