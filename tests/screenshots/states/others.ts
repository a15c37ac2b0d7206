/** Menus and drawers of the bar, texts, accounts, franchises, missing pages, the demo's pages. */
import { messages as navWords } from '../../../fragments/shop/nav/messages/en.ts';
import { messages as shareWords } from '../../../fragments/shop/share/messages/en.ts';
import { SKIRT } from '../../e2e/shopping.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';
import { fill } from '../../../shared/i18n/fill.ts';

const PROOF = `type=phone&code=pf_${'a'.repeat(26)}&username=lucia.m&phone=5512345678&country=MX`;

async function search({ page, language, origin }: Stage, text: string): Promise<void> {
  await page.goto(`${origin('moda')}/info`);
  await page.locator('shop-nav .search-open').click();
  const field = page.getByRole('combobox', {
    name: fill(navWords[language].searchIn, { store: 'Lirio' }),
  });
  await field.waitFor();
  if (text) await field.pressSequentially(text, { delay: 20 });
}

const SUGGESTIONS = '**/api/products-list-public/**';

const overlays: readonly State[] = [
  {
    name: 'search-drawer/empty',
    screen: true,
    reach: (stage) => search(stage, ''),
  },
  {
    name: 'search-drawer/suggestions',
    screen: true,
    reach: async (stage) => {
      await search(stage, 'vestido');
      await stage.page.locator('shop-nav .option-all').waitFor();
      await stage.page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'search-drawer/none',
    screen: true,
    reach: async (stage) => {
      await search(stage, 'zzqqxx');
      await stage.page.locator('shop-nav .answer a').waitFor();
    },
  },
  {
    name: 'search-drawer/loading',
    screen: true,
    reach: async (stage) => {
      await stage.page.route(SUGGESTIONS, () => new Promise(() => {}));
      await search(stage, 'vestido');
      await stage.page.locator('shop-nav .answer').waitFor();
    },
  },
  {
    name: 'search-drawer/failing',
    screen: true,
    reach: async (stage) => {
      await stage.page.route(SUGGESTIONS, (route) => route.abort());
      await search(stage, 'vestido');
      await stage.page.locator('shop-nav .answer a').waitFor();
    },
  },
  {
    name: 'menu/open',
    screen: true,
    widths: [390, 820],
    reach: async (stage) => {
      await at('mercado', '/')(stage);
      await stage.page.locator('shop-nav .burger').click();
    },
  },
  {
    name: 'share/open',
    screen: true,
    reach: async ({ page, language, origin }) => {
      await page.goto(origin('moda') + SKIRT.path);
      await page.getByRole('button', { name: shareWords[language].share, exact: true }).click();
    },
  },
  {
    name: 'toasts/copied',
    screen: true,
    reach: async ({ page, language, origin }) => {
      const t = shareWords[language];
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(origin('moda') + SKIRT.path);
      await page.getByRole('button', { name: t.share, exact: true }).click();
      await page.getByRole('button', { name: t.copy }).click();
      await page.getByText(t.copied).first().waitFor();
    },
  },
];

const pages: readonly State[] = [
  { name: 'texts/terms', reach: at('moda', '/terms') },
  { name: 'texts/privacy', reach: at('moda', '/privacidad') },
  { name: 'texts/about', reach: at('moda', '/info') },
  { name: 'franchises/full', reach: at('casa-central', '/franquicias') },
  { name: 'franchises/root', reach: at('mercado', '/franquicias') },
  { name: 'franchises/none', reach: at('moda', '/franquicias') },
  { name: 'businesses/full', reach: at('casa', '/red-comercial') },
  { name: 'businesses/found', reach: at('casa', '/red-comercial?text=ra%C3%ADz&type=franchise') },
  { name: 'businesses/none', reach: at('casa', '/red-comercial?text=zzz') },
  {
    name: 'businesses/followed',
    reach: async (stage) => {
      await openAs(stage, 'rosa', '/red-comercial', 'casa');
      const first = stage.page.locator('shop-business-list [data-enhance=follow]').first();
      if ((await first.getAttribute('data-state')) !== 'following') await first.click();
      await stage.page.locator('[data-state=following]').first().waitFor();
    },
  },
  { name: 'account/login', reach: at('moda', '/login') },
  { name: 'account/register', reach: at('moda', '/register') },
  { name: 'account/register-basic', reach: at('ana', '/register') },
  {
    name: 'account/register-phone',
    reach: at('moda', '/register?response_type=sms_registration'),
  },
  { name: 'account/pin', reach: at('moda', `/register/activate/?${PROOF}`) },
  { name: 'account/nothing-to-prove', reach: at('moda', '/register/activate/') },
  { name: 'account/link-over', reach: at('moda', '/activate/__KEY__') },
  { name: 'account/forgot', reach: at('moda', '/password/reset/') },
  { name: 'account/new-password', reach: at('moda', `/password/reset/?${PROOF}`) },
  { name: 'account/logout-nobody', reach: at('moda', '/logout') },
  { name: 'missing/page', reach: at('moda', '/no-existe') },
  { name: 'missing/item', reach: at('moda', '/productos/moda/no-existe') },
  { name: 'missing/store', reach: at('no-existe', '/') },
  { name: 'missing/order', reach: at('moda', '/mis-compras/co_no') },
  { name: 'demo/api', screen: true, reach: at('moda', '/api/docs') },
  { name: 'demo/outbox', reach: at('moda', '/dev/outbox') },
  {
    name: 'demo/payments',
    reach: async ({ page, provider }) => {
      await page.goto(provider);
    },
  },
];

export const others: readonly State[] = [...overlays, ...pages];
