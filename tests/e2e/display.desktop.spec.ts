/** The display settings of a visitor: less motion, larger type, colours of their own. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { shownFocus } from './focus.ts';
import { addToCart, SKIRT } from './shopping.ts';

/** The name of a view → the steps that open it. */
const VIEWS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => void (await page.goto('/')),
  list: async (page) => void (await page.goto('/productos')),
  item: async (page) => void (await page.goto(SKIRT.path)),
  cart: async (page) => {
    await page.goto(SKIRT.path);
    await addToCart(page, 'es');
    await expect(cartOf(page).getByRole('link', { name: SKIRT.name })).toBeVisible();
  },
  checkout: async (page) => {
    await VIEWS['cart']?.(page);
    await cartOf(page).getByRole('button', { name: cartWords.es.checkout }).click();
    await page.waitForURL(/\/checkout\//);
    await page.locator('shop-checkout[data-hydrated]').waitFor();
  },
};

const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });

for (const [name, show] of Object.entries(VIEWS)) {
  test(`${name}: nothing moves where less motion is asked for`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page);
    const moving = await page.evaluate(() => {
      const seconds = (text: string): number =>
        Math.max(
          ...text.split(',').map((one) => Number.parseFloat(one) * (/ms/.test(one) ? 0.001 : 1)),
        );
      const found = new Set<string>();
      const look = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll('*')) {
          for (const pseudo of ['', '::before', '::after']) {
            const style = getComputedStyle(element, pseudo);
            const animated =
              style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
            if (animated || seconds(style.transitionDuration) > 0.01) {
              found.add(`${element.localName}.${element.getAttribute('class') ?? ''}${pseudo}`);
            }
          }
          if (element.shadowRoot) look(element.shadowRoot);
        }
      };
      look(document);
      return [...found];
    });
    expect(moving).toEqual([]);
  });

  // 1280 px at 200% and at 400% (WCAG 1.4.4 and 1.4.10).
  for (const [zoom, width, height] of [
    [200, 640, 400],
    [400, 320, 256],
  ] as const) {
    test(`${name}: at ${zoom}% nothing is cut off at the side`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      // A drawer that is still sliding in is outside the screen, too.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await show(page);
      const outside = await page.evaluate(() => {
        const found: string[] = [];
        if ((document.scrollingElement?.scrollWidth ?? 0) > innerWidth)
          found.push('the page scrolls');
        const scrolls = (element: Element | null): boolean => {
          for (
            let at = element;
            at;
            at = at.parentElement ?? (at.getRootNode() as ShadowRoot).host ?? null
          ) {
            const { overflowX } = getComputedStyle(at);
            // The rest of a strip or a slider is outside the screen on purpose.
            if (/auto|scroll/.test(overflowX) || at.matches('.splide__track, [aria-hidden="true"]'))
              return true;
          }
          return false;
        };
        const look = (root: Document | ShadowRoot): void => {
          for (const element of root.querySelectorAll('*')) {
            if (element.shadowRoot) look(element.shadowRoot);
            if (!element.matches('a, button, input, select, textarea, h1, h2, h3, p, li, label'))
              continue;
            if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
              continue;
            if (element.matches('.visually-hidden, .visually-hidden *, .skip-link')) continue;
            const { left, right, width: wide } = element.getBoundingClientRect();
            if (wide > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element)) {
              found.push(
                `${element.localName} ${element.textContent.trim().slice(0, 30)} ${Math.round(left)}…${Math.round(right)}`,
              );
            }
          }
        };
        look(document);
        return found;
      });
      expect(outside).toEqual([]);
    });
  }

  test(`${name}: in forced colours controls have an edge, and the focus is seen`, async ({
    page,
  }) => {
    // A control of a drawer that is still sliding in is outside the screen.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await show(page);
    const edgeless = await page.evaluate(() => {
      const found: string[] = [];
      const hasEdge = (element: Element | null): boolean => {
        for (let at = element, up = 0; at && up < 3; at = at.parentElement, up++) {
          const { borderTopWidth, borderTopStyle, borderBottomWidth } = getComputedStyle(at);
          const wide = Number.parseFloat(borderTopWidth) || Number.parseFloat(borderBottomWidth);
          if (wide > 0 && borderTopStyle !== 'none') return true;
        }
        return false;
      };
      const look = (root: Document | ShadowRoot): void => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) look(element.shadowRoot);
          if (
            !element.matches(
              '.btn, select, textarea, input:not([type=radio], [type=checkbox], [type=hidden])',
            )
          )
            continue;
          if (!element.checkVisibility()) continue;
          if (!hasEdge(element))
            found.push(
              `${element.localName}.${element.className} ${element.textContent.trim().slice(0, 30)}`,
            );
        }
      };
      look(document);
      return found;
    });
    expect(edgeless).toEqual([]);
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab');
      await shownFocus(page);
    }
  });
}
