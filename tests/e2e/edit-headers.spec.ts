/** An owner switches edit mode on and edits the header; shoppers see it. */
import type { Browser, Page } from '@playwright/test';
import { messages as headersIn } from '../../fragments/edit/edit-headers/messages/en.ts';
import { messages as switchIn } from '../../fragments/edit/edit-switch/messages/en.ts';
import { messages as toolsIn } from '../../fragments/edit/edit-tools/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf, type Language } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, inEachLanguage, test } from './language.ts';

// Each width and language has a store of its own: all run at once.
const OWNERS = {
  phone: { es: ['raiz', 'casa'], en: ['raiz-central', 'casa-central'] },
  desktop: { es: ['ana', 'ana'], en: ['mercado', 'mercado'] },
} as const;
const ownStore = (project: string, language: Language) =>
  OWNERS[project === 'phone' ? 'phone' : 'desktop'][language];

test.describe.configure({ timeout: 60_000 });

const hero = (page: Page) => page.locator('shop-slider');
const toast = (page: Page, text: string) => page.locator('shop-toasts').getByText(text);

async function shopper(browser: Browser, store: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${originOf(store)}/`);
  return page;
}

inEachLanguage(() => {
  test('an owner edits the header in place, and a shopper sees it', async ({
    page,
    browser,
    language,
  }, { project }) => {
    const [username, store] = ownStore(project.name, language);
    const t = headersIn[language];
    const tools = toolsIn[language];
    const title = language === 'es' ? 'Llegó el otoño' : 'Autumn is here';
    const visitor = await shopper(browser, store);
    await expect(hero(visitor)).not.toContainText(title);
    await expect(visitor.locator('shop-edit-switch, shop-edit-tools')).toHaveCount(0);

    await signInAs(page, username, store);
    // No tour stands over the page.
    await page.route('**/api/setup-apps/**', (route) =>
      route.fulfill({ json: { show_tour: false } }),
    );
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${originOf(store)}/`);
    const strip = page.getByRole('region', { name: tools.label });
    await expect(strip).toBeHidden();
    expect(loaded.filter((url) => /\/assets\/(edit-|mode|panels)/.test(url))).toEqual([]);

    // The switch; this browser remembers it.
    const toggle = page.getByRole('switch', { name: switchIn[language].label });
    await toggle.click();
    await expect(strip).toBeVisible();
    await page.reload();
    await expect(toggle).toBeChecked();
    expect(loaded.filter((url) => url.includes('/assets/edit-headers'))).toEqual([]);

    // A new header, shown in place and to shoppers.
    await strip.getByRole('button', { name: tools.headers }).click();
    const panel = page.getByRole('dialog', { name: t.words.title });
    const form = page.getByRole('dialog', { name: t.words.create });
    await panel.getByRole('button', { name: t.words.add }).click();
    await form.getByRole('button', { name: t.panel.save }).click();
    await expect(form.getByText(t.needs.title)).toBeVisible();
    await form.getByLabel(t.labels.title, { exact: true }).fill(title);
    await form.getByLabel(t.labels.target).selectOption('anonymous');
    await form.getByRole('button', { name: t.panel.save }).click();
    await expect(toast(page, t.done.created)).toBeVisible();
    const row = panel.getByRole('listitem').first();
    await expect(row).toContainText(title);
    await expect(async () => {
      await visitor.reload();
      await expect(hero(visitor)).toContainText(title, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await panel.getByRole('button', { name: t.panel.close }).click();

    // The owner is no visitor, and looks as one.
    await expect(hero(page)).not.toContainText(title);
    await strip.getByLabel(tools.viewAs).selectOption('anonymous');
    await expect(hero(page)).toContainText(title);
    await page.reload();
    await expect(hero(page)).toContainText(title);

    // By keys the second header goes before it, and back; then the new one is deleted.
    await strip.getByRole('button', { name: tools.headers }).click();
    const handle = panel.getByRole('button', { name: fill(t.panel.order.handle, { name: title }) });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(panel.getByRole('listitem').nth(1)).toContainText(title);
    await expect(hero(page)).not.toContainText(title);
    const remove = panel.getByRole('button', { name: fill(t.panel.removeOf, { name: title }) });
    await remove.click();
    await panel.getByRole('button', { name: fill(t.panel.undoOf, { name: title }) }).click();
    await remove.click();
    await panel.getByRole('button', { name: t.panel.close }).click();
    await expect(toast(page, t.done.deleted)).toBeVisible();

    await toggle.click();
    await expect(strip).toBeHidden();
  });
});
