/** An owner edits the carousel in place with pictures of the library; shoppers see it. */
import type { Browser, Page } from '@playwright/test';
import { messages as slidesIn } from '../../fragments/edit/edit-slides/messages/en.ts';
import { messages as switchIn } from '../../fragments/edit/edit-switch/messages/en.ts';
import { messages as toolsIn } from '../../fragments/edit/edit-tools/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
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

test.describe.configure({ timeout: 90_000 });

const hero = (page: Page) => page.locator('shop-slider');
const toast = (page: Page, text: string) => page.locator('shop-toasts').getByText(text);
const drawing = {
  name: 'playa.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="982"><rect width="1100" height="982" fill="#2858c8"/></svg>',
  ),
};

async function shopper(browser: Browser, store: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${originOf(store)}/`);
  return page;
}

inEachLanguage(() => {
  test('an owner adds a slide in place, and a shopper sees it', async ({
    page,
    browser,
    language,
    t: words,
  }, { project }) => {
    const [username, store] = ownStore(project.name, language);
    const t = slidesIn[language];
    const tools = toolsIn[language];
    const visitor = await shopper(browser, store);
    const slidesOf = (of: Page) => hero(of).locator('.splide__slide:not(.splide__slide--clone)');
    const before = await slidesOf(visitor).count();

    await signInAs(page, username, store);
    // No tour stands over the page.
    await page.route('**/api/setup-apps/**', (route) =>
      route.fulfill({ json: { show_tour: false } }),
    );
    await page.goto(`${originOf(store)}/`);
    await page.getByRole('switch', { name: switchIn[language].label }).click();
    const strip = page.getByRole('region', { name: tools.label });
    await strip.getByRole('button', { name: tools.slides }).click();

    // A form that lacks its pictures says so; both come from the library.
    const panel = page.getByRole('dialog', { name: t.words.title });
    const form = page.getByRole('dialog', { name: t.words.create });
    await panel.getByRole('button', { name: t.words.add }).click();
    await form.getByRole('button', { name: t.panel.save }).click();
    await expect(form.getByText(t.needs.hzt_image_id)).toBeVisible();
    const library = page.getByRole('dialog', { name: words.picturePicker.title });
    const chosen = library.locator('.pick', { hasText: 'playa' });
    await form.getByRole('button', { name: t.choose.hzt_image }).click();
    await library.locator('input[type=file]').setInputFiles(drawing);
    await chosen.click();
    await form.getByRole('button', { name: t.choose.vrt_image }).click();
    await chosen.click();
    await expect(form.locator('img')).toHaveCount(2);
    await form.getByLabel(t.labels.target).selectOption('anonymous');
    await form.getByLabel(t.labels.action_type).selectOption('signup');
    expect(await violationsOf(page)).toEqual([]);
    await form.getByRole('button', { name: t.panel.save }).click();
    await expect(toast(page, t.done.created)).toBeVisible();
    const row = panel.getByRole('listitem').last();
    await expect(row).toContainText(t.leads.signup);
    expect(await violationsOf(page)).toEqual([]);
    await expect(async () => {
      await visitor.reload();
      await expect(slidesOf(visitor)).toHaveCount(before + 1, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await expect(slidesOf(visitor).last().locator('a')).toHaveAttribute('href', /register/);

    // With one column an address has to be a website.
    await panel.getByLabel(t.columns.label).selectOption('1');
    await row.getByRole('button', { name: new RegExp(t.panel.edit) }).click();
    const change = page.getByRole('dialog', { name: t.words.change });
    await change.getByLabel(t.labels.action_type).selectOption('url');
    await change.getByLabel(t.labels.url, { exact: true }).fill('/catalogos');
    await change.getByRole('button', { name: t.panel.save }).click();
    await expect(change.getByText(t.problems.website)).toBeVisible();
    await change.getByLabel(t.labels.url, { exact: true }).fill('https://example.com');
    await change.getByRole('button', { name: t.panel.save }).click();
    await expect(toast(page, t.done.updated)).toBeVisible();
    await expect(row).toContainText('https://example.com');
    await panel.getByLabel(t.columns.label).selectOption('2');

    // The new slide is deleted, after a change of mind.
    const name = await row.locator('b').textContent();
    const remove = panel.getByRole('button', { name: fill(t.panel.removeOf, { name: name! }) });
    await remove.click();
    await panel.getByRole('button', { name: fill(t.panel.undoOf, { name: name! }) }).click();
    await remove.click();
    await panel.getByRole('button', { name: t.panel.close }).click();
    await expect(toast(page, t.done.deleted)).toBeVisible();
  });
});
