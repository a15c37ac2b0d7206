/** The office kit inside an open shadow root: the behaviour that only a browser can show. */
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

async function live(page: Page): Promise<void> {
  await expect(page.locator('shop-kit')).toHaveAttribute('data-hydrated', '');
}
const rows = (page: Page) => page.getByRole('list', { name: 'Order' }).getByRole('listitem');
const handle = (page: Page, id: string) => page.getByRole('button', { name: `Move Row ${id}` });

test('a row is moved by keys, keeps the focus, and each step is announced', async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(site.render('kit'));
  await live(page);
  await handle(page, 'a').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Row a lifted at 1 of 3')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page)).toHaveText(['Row b', 'Row a', 'Row c']);
  await expect(handle(page, 'a')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Row a dropped at 3 of 3')).toHaveCount(1);
  await expect(page.locator('shop-kit output')).toHaveText('b,c,a');

  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(rows(page)).toHaveText(['Row b', 'Row c', 'Row a']);
  expect(errors).toEqual([]);
});

test('a row is dragged by its handle; an order that is refused goes back', async ({
  page,
  site,
  open,
}) => {
  await open(site.render('kit', { refuses: true }));
  await live(page);
  const from = (await handle(page, 'c').boundingBox())!;
  const to = (await handle(page, 'a').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y - 5, { steps: 8 });
  await expect(rows(page)).toHaveText(['Row c', 'Row a', 'Row b']);
  await page.mouse.up();
  await expect(page.locator('shop-kit output')).toHaveText('c,a,b');
  await expect(rows(page)).toHaveText(['Row a', 'Row b', 'Row c']);
});

test('a table sorts in place, and announces the order', async ({ page, site, open }) => {
  await open(site.render('kit'));
  await live(page);
  const cells = page.getByRole('cell');
  await expect(cells).toHaveText(['b', '…', 'a', '…']);
  await page.getByRole('columnheader').getByRole('link', { name: 'Name' }).click();
  await expect(cells).toHaveText(['a', '…', 'b', '…']);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a file is checked, sent, stopped and tried again', async ({ page, site, open }) => {
  await open(site.render('kit'));
  await live(page);
  const input = page.locator('shop-kit input[type=file]');
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('x') });
  await input.setInputFiles(file('a.bin', 'application/octet-stream'));
  await expect(page.getByText('Wrong type')).toBeVisible();
  // While the call is held, it can be stopped.
  await page.route('**/upload', () => new Promise(() => {}));
  await input.setInputFiles(file('b.txt', 'text/plain'));
  await page.getByRole('button', { name: 'Stop b.txt' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await page.unroute('**/upload');
  await page.route('**/upload', (route) =>
    route.fulfill({ status: 422, json: { message: 'Not this one' } }),
  );
  await page.getByRole('button', { name: 'Again b.txt' }).click();
  await expect(page.getByText('Not this one')).toBeVisible();
  await page.unroute('**/upload');
  await page.route('**/upload', (route) => route.fulfill({ status: 200, json: {} }));
  await page.getByRole('button', { name: 'Again b.txt' }).click();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
});

test('a job shows its progress, and is stopped', async ({ page, site, open }) => {
  await open(site.render('kit'));
  await live(page);
  await expect(page.getByText('Writing 1 of 4')).toBeVisible();
  await expect(page.getByText('Writing 2 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
});

test('a dialog closes by Escape and by a click beside it, and the focus goes back', async ({
  page,
  site,
  open,
}) => {
  await open(site.render('kit'));
  await live(page);
  const ask = page.getByRole('button', { name: 'Ask' });
  const dialog = page.getByRole('dialog', { name: 'Sure?' });
  await ask.click();
  await expect(page.getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await ask.click();
  await page.mouse.click(3, 3);
  await expect(dialog).toBeHidden();
});
