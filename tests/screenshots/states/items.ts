/** An item's page in each of its situations. */
import { messages as words } from '../../../fragments/shop/item/messages/en.ts';
import { SKIRT, addToCart } from '../../e2e/shopping.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';
import { panelOpen } from './cart.ts';

const product = (slug: string, store = 'moda') => at(store, `/productos/${store}/${slug}`);
const event = (slug: string) => at('eventos', `/experiencias/eventos/${slug}`);
const UNPUBLISHED = 'blusa-sin-mangas-nina-pure-blossom';

/** SQL that takes an item off its lists, or puts it back. */
function listState(state: 'published' | 'unpublished'): string {
  return `UPDATE item SET list_state = '${state}' WHERE slug = '${UNPUBLISHED}'`;
}

async function open(stage: Stage, name: string): Promise<void> {
  await product('falda-corta-estampada-blossom-breeze')(stage);
  await stage.page.getByRole('button', { name }).click();
}

export const items: readonly State[] = [
  { name: 'item/variants', reach: at('moda', SKIRT.path) },
  {
    name: 'item/added',
    screen: true,
    reach: async (stage) => {
      await at('moda', SKIRT.path)(stage);
      await addToCart(stage.page, stage.language);
      await panelOpen(stage);
      await stage.page.keyboard.press('Escape');
    },
  },
  { name: 'item/many-variants', reach: product('chamarra-piel-cafe-hombre-earthtone') },
  { name: 'item/sold-out', reach: product('falda-corta-elegance-unveiled-cuadros') },
  { name: 'item/on-demand', reach: product('pc-gamer-lista-para-realidad-virtual', 'foto') },
  { name: 'item/free', reach: product('sabila-de-regalo-en-maceta', 'casa') },
  { name: 'item/hidden-price', reach: product('traje-executive-elegance-hombre') },
  {
    name: 'item/dropshipped',
    reach: at('ana', '/productos/casa/cactus-espinoso-en-maceta-de-barro'),
  },
  { name: 'item/experience', reach: event('concierto-noche-de-rock-en-vivo') },
  { name: 'item/experience-past', reach: event('congreso-tecnologia-innovaciones-del-futuro') },
  { name: 'item/experience-sold-out', reach: event('mesa-vip-restaurante-linea-del-cielo') },
  { name: 'item/service', reach: at('eventos', '/servicios/eventos/salon-gran-royal-queretaro') },
  {
    name: 'item/service-of-read-only',
    reach: at('espejo', '/servicios/eventos/salon-comunitario-clasico-leon'),
  },
  {
    name: 'item/digital-free',
    reach: at('mercado', '/digitales/mercado/mentalidad-de-campeones-muestra-gratis'),
  },
  {
    name: 'item/unpublished',
    reach: async (stage) => {
      stage.rows.inCells(listState('unpublished'));
      await openAs(stage, 'lirio', `/productos/moda/${UNPUBLISHED}`);
    },
    restore: (rows) => rows.inCells(listState('published')),
  },
  {
    name: 'item/gallery',
    screen: true,
    reach: (stage) => open(stage, words[stage.language].live.zoom),
  },
  {
    name: 'item/return-policy',
    screen: true,
    reach: (stage) => open(stage, words[stage.language].about.returns.open),
  },
];
