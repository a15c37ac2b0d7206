/** The cart, as a panel and as a page. */
import { messages as words } from '../../../fragments/shop/cart/messages/en.ts';
import type { CartView } from '../../../shared/contracts/cart.ts';
import { signIn } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

export interface Line {
  readonly item: string;
  readonly sku: string;
  readonly amount: number;
}

const SKIRT: Line = { item: 'it_bagisto-1', sku: 'sk_ctpss2023-24', amount: 2 };
const CACTUS: Line = { item: 'it_vendure-spiky-cactus', sku: 'sk_sc011001', amount: 1 };
const JEANS: Line = { item: 'it_bagisto-97', sku: 'sk_sku-de18e7', amount: 1 };
const TICKETS: Line = { item: 'it_bagisto-412', sku: 'sk_event-booking-01-gen', amount: 2 };
/** What its buyer would earn by. */
const LENS: Line = { item: 'it_vendure-camera-lens', sku: 'sk_b0012uup02', amount: 2 };
const QUOTE = '**/api/shopping-carts/orders';

export const LINES = {
  one: [SKIRT],
  /** Lines of two suppliers. */
  several: [SKIRT, CACTUS],
  tickets: [TICKETS],
  outOfStock: [SKIRT, JEANS],
};

/** Puts lines into this browser's cart, as an earlier visit would have, and opens a page. */
export async function visitWith(
  stage: Stage,
  store: string,
  lines: readonly Line[],
  path: string,
): Promise<void> {
  const cart = JSON.stringify({ lines, updatedAt: Date.now() });
  await stage.page.addInitScript(
    ([key, value]) => {
      // Writes once: the page's later changes to the cart stay.
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'put');
      localStorage.setItem(key, value);
    },
    [`cart:st_${store}`, cart] as const,
  );
  await at(store, path)(stage);
}

async function openPanel(stage: Stage, wait = true): Promise<void> {
  await stage.page.locator('shop-nav a[href$="/shopping-cart"]').click();
  await panelOpen(stage, wait);
}

/** Waits for the panel, which opens by itself after an item was added, and for its content. */
export async function panelOpen({ page, language }: Stage, wait = true): Promise<void> {
  const drawer = page.getByRole('dialog', { name: words[language].title });
  await drawer.waitFor();
  if (wait) await drawer.getByText(words[language].loading).waitFor({ state: 'hidden' });
}

function panel(name: string, store: string, lines: readonly Line[]): State {
  return {
    name: `cart-panel/${name}`,
    screen: true,
    reach: async (stage) => {
      await visitWith(stage, store, lines, '/info');
      await openPanel(stage);
    },
  };
}

function cartPage(name: string, store: string, lines: readonly Line[]): State {
  return {
    name: `cart-page/${name}`,
    reach: async (stage) => {
      await visitWith(stage, store, lines, '/shopping-cart');
      const waiting = stage.page.locator('#main').getByText(words[stage.language].loading);
      await waiting.waitFor({ state: 'hidden' });
    },
  };
}

/** Types more units into the first line's field than are allowed. */
async function askForTooMany({ page, language }: Stage): Promise<void> {
  const field = page.getByLabel(words[language].amountOf.replace('{{name}}', '')).first();
  await field.fill('500');
  await field.press('Enter');
  await page.locator('shop-toasts .toast').first().waitFor();
}

/** A store that has each supplier paid separately, as the edge answers for one. */
async function paidApart(stage: Stage): Promise<void> {
  await stage.page.route(QUOTE, async (route) => {
    const request = route.request();
    const url = new URL(request.url());
    const headers = { ...(await request.allHeaders()), host: url.host };
    // Only the browser knows the names of the stores.
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    const view = (await response.json()) as CartView;
    const orders = view.orders.map((order) => ({ ...order, aggregated: false }));
    await route.fulfill({ response, json: { ...view, orders } });
  });
}

export const cart: readonly State[] = [
  panel('empty', 'moda', []),
  panel('full', 'moda', LINES.one),
  panel('several-suppliers', 'ana', LINES.several),
  {
    name: 'cart-panel/suppliers-apart',
    screen: true,
    reach: async (stage) => {
      await paidApart(stage);
      await visitWith(stage, 'ana', LINES.several, '/info');
      await openPanel(stage);
      await stage.page.getByText(words[stage.language].apart).waitFor();
    },
  },
  panel('out-of-stock', 'moda', LINES.outOfStock),
  {
    name: 'cart-panel/loading',
    screen: true,
    reach: async (stage) => {
      await stage.page.route(QUOTE, () => new Promise(() => {}));
      await visitWith(stage, 'moda', LINES.one, '/info');
      await openPanel(stage, false);
    },
  },
  {
    name: 'cart-panel/failing',
    screen: true,
    reach: async (stage) => {
      await stage.page.route(QUOTE, (route) => route.abort());
      await visitWith(stage, 'moda', LINES.one, '/info');
      await openPanel(stage, false);
      await stage.page.getByText(words[stage.language].failed).waitFor();
    },
  },
  {
    name: 'cart-panel/too-many',
    screen: true,
    reach: async (stage) => {
      await visitWith(stage, 'moda', LINES.one, '/info');
      await openPanel(stage);
      await askForTooMany(stage);
    },
  },
  {
    name: 'cart-panel/removed',
    screen: true,
    reach: async (stage) => {
      await visitWith(stage, 'ana', LINES.several, '/info');
      await openPanel(stage);
      const t = words[stage.language];
      await stage.page
        .getByRole('button', { name: t.remove.replace('{{name}}', '') })
        .last()
        .click();
      await stage.page.getByRole('button', { name: t.undo }).waitFor();
    },
  },
  cartPage('empty', 'moda', []),
  cartPage('full', 'moda', LINES.one),
  cartPage('several-suppliers', 'ana', LINES.several),
  {
    name: 'cart-page/reseller',
    reach: async (stage) => {
      await signIn(stage, 'ana', 'ana');
      await visitWith(stage, 'ana', [LENS], '/shopping-cart');
      await stage.page.locator('#main .line').first().waitFor();
    },
  },
  { name: 'cart-page/handed-over', reach: at('moda', '/shopping-cart?add=sk_ctpss2023-24.2') },
];
