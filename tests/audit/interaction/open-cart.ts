/** Measures from a click on a page without any loaded fragment to the open and painted cart. */
import type { BareChromium, BarePage } from '../../support/bare-chromium.ts';

/** The target of the click and the visitor's cart before it. */
export interface ColdClick {
  readonly name: string;
  readonly path: string;
  /** Expression for the element that is clicked. */
  readonly target: string;
  readonly lines: readonly object[];
  /** Script that notes when the page shows the click's effect; the cart's by default. */
  readonly watch?: string;
}

const LINE = { item: 'it_bagisto-1', sku: 'sk_ctpss2023-24', amount: 1 };

/** The cart's icon on a page of the shop. */
export const CART_ICON: ColdClick = {
  name: 'cart icon, home page',
  path: '/',
  target: `document.querySelector('shop-nav').shadowRoot.querySelector('a[href="/shopping-cart"]')`,
  lines: [LINE, { ...LINE, sku: 'sk_ctpss2023-28', amount: 2 }],
};

/** An item's add button. */
export const ADD_TO_CART: ColdClick = {
  name: 'add to cart, item page',
  path: '/productos/moda/falda-corta-estampada-blossom-breeze',
  target: `document.querySelector('shop-item').shadowRoot.querySelector('button.add')`,
  lines: [],
};

/** Times in milliseconds after the click. */
export interface Opening {
  readonly live: number;
  readonly open: number;
  /** The cart shows its lines and prices, and the next frame has begun. */
  readonly painted: number;
}

/** Notes the state of the cart on every frame; runs before the page's own scripts. */
const WATCH = `
addEventListener('click', ({ timeStamp }) => {
  if (globalThis.opening) return;
  const seen = (globalThis.opening = {});
  const note = (name) => (seen[name] ??= performance.now() - timeStamp);
  const look = () => {
    const cart = document.querySelector('shop-cart');
    const dialog = cart.shadowRoot.querySelector('dialog');
    if (cart.hasAttribute('data-hydrated')) note('live');
    const shows = dialog.matches('[open],:popover-open');
    if (shows) note('open');
    // The next task runs after all the work of the frame that shows the cart.
    if (shows && dialog.querySelector('.line .price')) setTimeout(() => note('painted'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}, true);`;

/**
 * Clicks once, on a phone whose processor is `slowdown` times slower than this machine.
 * @param origin of the store
 */
export async function openCart(
  browser: BareChromium,
  origin: string,
  click: ColdClick,
  slowdown: number,
): Promise<Opening> {
  const page = await browser.newPage();
  try {
    await page.send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 2,
      mobile: true,
    });
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const cart = JSON.stringify({ lines: click.lines, updatedAt: 1 });
    await page.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `try { localStorage.setItem('cart:st_moda', ${JSON.stringify(cart)}); } catch {}${click.watch ?? WATCH}`,
    });
    await page.send('Page.navigate', { url: origin + click.path });
    await page.until(`document.readyState === 'complete' && ${click.target}`);
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await bringIntoView(page, click.target);
    await settle(page);
    await tap(page, click.target);
    await page.until('globalThis.opening?.painted');
    return await page.evaluate<Opening>('globalThis.opening');
  } finally {
    await page.close();
  }
}

/** A shopper scrolls to what they will click, and the page has painted that long before. */
async function bringIntoView(page: BarePage, target: string): Promise<void> {
  await page.evaluate(`${target}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
}

/** A shopper looks before they click: the page's own idle work is over by then. */
async function settle(page: BarePage): Promise<void> {
  await page.evaluate(
    `new Promise((settle) => requestIdleCallback(() => setTimeout(settle, 500)))`,
  );
}

async function tap(page: BarePage, target: string): Promise<void> {
  const point = await page.evaluate<{ x: number; y: number }>(`(() => {
    const { x, y, width, height } = ${target}.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
