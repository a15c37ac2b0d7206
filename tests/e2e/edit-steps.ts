/** Steps of an owner in edit mode, and of a shopper who looks at the same store. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { originOf, type Language } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import type { Words } from './language.ts';

// Each width and language has a store of its own: all run at once.
const OWNERS = {
  phone: { es: ['raiz', 'casa'], en: ['raiz-central', 'casa-central'] },
  desktop: { es: ['ana', 'ana'], en: ['mercado', 'mercado'] },
} as const;

/** The account that owns the store of a width and a language, and the store. */
export function ownStore(project: string, language: Language) {
  const [username, store] = OWNERS[project === 'phone' ? 'phone' : 'desktop'][language];
  return { username, store };
}

/** The opening of a store's front. */
export const hero = (page: Page): Locator => page.locator('shop-slider');

/** A notice by its text. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('shop-toasts').getByText(text);

/** The front of a store, as a visitor of another browser sees it. */
export async function shopper(browser: Browser, store: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${originOf(store)}/`);
  return page;
}

/** Signs an owner in, for a store's front over which no tour stands. */
export async function signOwnerIn(
  page: Page,
  { username, store }: { readonly username: string; readonly store: string },
): Promise<void> {
  await signInAs(page, username, store);
  await hideTour(page);
}

/** Has no tour stand over a store's front. */
export async function hideTour(page: Page): Promise<void> {
  await page.route('**/api/setup-apps/**', (route) =>
    route.fulfill({ json: { show_tour: false } }),
  );
}

/** The switch of edit mode, and the strip of its tools. */
export function editMode(page: Page, t: Words): { toggle: Locator; strip: Locator } {
  return {
    toggle: page.getByRole('switch', { name: t.editSwitch.label }),
    strip: page.getByRole('region', { name: t.editTools.label }),
  };
}

/** Waits until a shopper's page shows a change: it is read again until it does. */
export async function seesSoon(visitor: Page, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await visitor.reload();
    await look();
  }).toPass();
}
