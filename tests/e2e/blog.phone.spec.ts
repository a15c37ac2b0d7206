/** An entry is written in the editor, with its toolbar and its keys, and read as it was written. */
import type { Page } from '@playwright/test';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pastes HTML where the caret stands. */
const paste = (page: Page, html: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'solo texto');
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, html);

test('an entry has bold words, a heading, a list, a link and a picture, and runs nothing that was pasted', async ({
  page,
  t,
}, { project: { name: project } }) => {
  const words = t.blogForm;
  const title = `Taller ${Date.now()}`;
  await signInAs(page, 'lirio', 'moda');
  await page.goto(`${originOf('moda')}/blogs/crear`);
  await page.getByLabel(words.fields.title, { exact: true }).fill(title);
  const text = page.getByRole('textbox', { name: words.fields.body, exact: true });
  const bar = page.getByRole('toolbar', {
    name: words.rich.toolbar.replace('{{field}}', words.fields.body),
    exact: true,
  });
  const tool = (name: string) => bar.getByRole('button', { name, exact: true });
  await expect(bar).toBeVisible();
  await text.click();
  await page.keyboard.type('Se lava ');
  await page.keyboard.press('Control+b');
  await expect(tool(words.rich.toggles.bold)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('a mano');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Antes de empezar');
  await tool(words.rich.toggles.heading).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('agua fría');
  await tool(words.rich.toggles.bullets).click();
  await expect(tool(words.rich.toggles.bullets)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  const address = page.getByLabel(words.rich.address);
  await address.fill('javascript:alert(1)');
  await address.press('Enter');
  await expect(page.getByText(words.rich.noAddress)).toBeVisible();
  await address.fill('/catalogos/mujer');
  await address.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute('href', '/catalogos/mujer');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(
    page,
    '<b onclick="x()">pegado</b><img src="https://otra.example/a.png" onerror="document.title=1"><script>document.title=1</script><h1 style="color:red">Grande</h1>',
  );
  await expect(text).toContainText('pegado');
  await expect(text.locator('img,script,[onclick],[style]')).toHaveCount(0);

  await tool(words.rich.picture).click();
  const library = page.getByRole('dialog', { name: t.picturePicker.title });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="#28a0${project === 'phone' ? '10' : '20'}"/></svg>`;
  await library.locator('input[type=file]').setInputFiles({
    name: 'telar.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  await library.locator('.pick', { hasText: 'telar' }).first().click();
  await page.getByLabel(words.rich.alt).fill('Un telar "verde"');
  await page.getByRole('button', { name: words.rich.put }).click();
  await expect(text.getByRole('img', { name: 'Un telar "verde"' })).toBeVisible();

  // A picture in the text that only adorns has no words.
  await text.press('Control+End');
  await tool(words.rich.picture).click();
  await library.locator('.pick', { hasText: 'telar' }).first().click();
  await page.getByRole('button', { name: words.rich.put }).click();
  await expect(text.locator('img')).toHaveCount(2);

  // The picture above the entry comes from the same library; one that fails to come is told at its field.
  const lead = page.getByRole('group', { name: words.fields.photo });
  await lead.getByRole('button', { name: words.picture.choose }).click();
  await page.route(/\/api\/gallery\/?$/, (route) => route.abort());
  const file = { name: 'otra.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await library.locator('input[type=file]').setInputFiles(file);
  await expect(lead).toContainText(words.picture.failed);
  await page.unroute(/\/api\/gallery\/?$/);
  await library.locator('.pick', { hasText: 'telar' }).first().click();
  await expect(lead.getByRole('button', { name: words.picture.other })).toBeVisible();
  await expect(lead).not.toContainText(words.picture.failed);

  await page.getByLabel(words.fields.visibility).selectOption('shown');
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.done.created)).toBeVisible();
  await expect(lead.locator('img')).toBeVisible();
  await expect(text.locator('b,strong').first()).toHaveText('a mano');
  await page.getByRole('link', { name: words.seeInShop }).click();
  const entry = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(entry.locator('strong').first()).toHaveText('a mano');
  await expect(entry.getByRole('heading', { level: 2, name: 'Antes de empezar' })).toBeVisible();
  await expect(entry.getByRole('listitem').filter({ hasText: 'agua fría' })).toBeVisible();
  await expect(entry.getByRole('img', { name: 'Un telar "verde"' })).toBeVisible();
  await expect(entry.locator('.prose img[alt=""]')).toHaveCount(1);
  await expect(entry.locator('img.lead')).toHaveAttribute('src', /\/media\//);
  await expect(entry.getByRole('link', { name: '/catalogos/mujer' })).toHaveAttribute(
    'href',
    '/catalogos/mujer',
  );
});
