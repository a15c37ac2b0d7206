/** Native actions of links and forms: where a module fails, is late, or script is switched off. */
import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const log = (page: Page) => page.locator('shop-actions output');

test('where the module cannot be loaded the form is posted natively', async ({
  page,
  site,
  open,
}) => {
  site.failing.add('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByLabel('amount').fill('4');
  await page.getByRole('button', { name: 'buy' }).click();
  await expect(page).toHaveTitle('posted');
  expect(site.posts).toEqual(['/posted amount=4&do=buy']);
});

test('where the module cannot be loaded an enhanced link is followed', async ({
  page,
  site,
  open,
}) => {
  site.failing.add('/assets/actions.js');
  site.put('/enhanced', '<!doctype html><title>enhanced</title>');
  await open(site.render('actions'));
  await page.getByRole('link', { name: 'enhanced link' }).click();
  await expect(page).toHaveTitle('enhanced');
});

test('after a failure the next click tries again', async ({ page, site, open }) => {
  site.failing.add('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'plain' }).click();
  await expect(page.locator('shop-actions')).not.toHaveAttribute('data-waking', '');
  site.failing.clear();
  await page.getByRole('button', { name: 'plain' }).click();
  await expect(log(page)).toHaveText('plain');
});

test("after a module's time-out the native action takes over", async ({ page, site, open }) => {
  await page.clock.install();
  site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'buy' }).click();
  await expect(page.locator('shop-actions')).toHaveAttribute('data-waking', '');
  await page.clock.fastForward(9000);
  await expect(page).toHaveTitle('posted');
  expect(site.posts).toEqual(['/posted amount=1&do=buy']);
});

test("after a view's failure the native action takes over", async ({ page, site, open }) => {
  await open(site.render('broken'));
  await page.getByRole('button', { name: 'add' }).click();
  await expect(page).toHaveTitle('posted');
  expect(site.posts).toEqual(['/posted do=add']);
});

test('without script everything is a form or a link', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.put('/page', site.document(site.render('actions'))));
  await page.getByRole('button', { name: 'open' }).click();
  await expect(page.getByText('panel')).toBeVisible();
  await page.getByRole('button', { name: 'add' }).click();
  await expect(page).toHaveTitle('posted');
  expect(site.posts).toEqual(['/posted amount=1&do=add']);
  await context.close();
});
