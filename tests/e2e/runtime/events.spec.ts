import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const log = (page: Page) => page.locator('shop-actions output');
const live = (page: Page) => page.locator('shop-actions[data-hydrated]');

test('nothing is loaded before the visitor acts', async ({ page, site, open }) => {
  await open(site.render('actions'));
  await page.mouse.move(100, 100);
  await page.waitForTimeout(300);
  expect(site.asked.filter((url) => url.startsWith('/assets/'))).toEqual([]);
});

test('a click is held and happens once the fragment is live', async ({ page, site, open }) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'plain' }).click();
  await expect(page.locator('shop-actions')).toHaveAttribute('data-waking', '');
  release();
  await expect(log(page)).toHaveText('plain');
  await expect(page.locator('shop-actions')).not.toHaveAttribute('data-waking', '');
});

test('a click on a picture inside a button counts for the button', async ({ page, site, open }) => {
  await open(site.render('actions'));
  await page.locator('shop-actions circle').click();
  await expect(log(page)).toHaveText('plain');
});

test('a double click is two clicks, and later events follow in order', async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'plain' }).dblclick();
  await page.getByRole('link', { name: 'enhanced link' }).click();
  await page.getByRole('button', { name: 'buy' }).click();
  await page.getByRole('button', { name: 'plain' }).click();
  release();
  await expect(log(page)).toHaveText('plain, plain, enhanced link, submit buy, plain');
  await page.waitForTimeout(200);
  await expect(log(page)).toHaveText('plain, plain, enhanced link, submit buy, plain');
  expect(site.posts).toEqual([]);
  await expect(page).toHaveTitle('t');
});

test('an event during the replay of held events waits for its turn', async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'plain' }).click();
  await page.getByRole('button', { name: 'buy' }).click();
  await page.evaluate(() => {
    document.addEventListener('fragment:answers', (event) => {
      const { shadowRoot } = event.target as HTMLElement;
      shadowRoot!.querySelector<HTMLAnchorElement>('a[data-enhance]')!.click();
    });
  });
  release();
  await expect(log(page)).toHaveText('plain, submit buy, enhanced link');
});

test('the rest of the page hears a held event once', async ({ page, site, open }) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      document.title += ' click';
    });
  });
  await page.getByRole('button', { name: 'plain' }).click();
  await expect(page.locator('shop-actions')).toHaveAttribute('data-waking', '');
  await expect(page).toHaveTitle('t');
  release();
  await expect(log(page)).toHaveText('plain');
  await expect(page).toHaveTitle('t click');
});

test('a form is submitted again by the button that submitted it, with the values in its fields', async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByLabel('amount').fill('7');
  await page.getByRole('button', { name: 'buy' }).click();
  release();
  await expect(log(page)).toHaveText('submit buy');
  await expect(page.getByLabel('amount')).toHaveValue('7');
});

test('a held event happens on the node that the view put in the place of the old one', async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/replaced.js');
  await open(site.render('replaced'));
  const old = await page.getByRole('button', { name: 'press' }).elementHandle();
  await page.getByText('press').click();
  await page.getByRole('button', { name: 'buy' }).click();
  release();
  await expect(page.locator('shop-replaced output')).toHaveText('pressed buy');
  expect(await old?.evaluate((button) => button.isConnected)).toBe(false);
  expect(site.posts).toEqual([]);
});

test('Enter in a field submits the enhanced form', async ({ page, site, open }) => {
  await open(site.render('actions'));
  await page.getByLabel('amount').press('Enter');
  await expect(log(page)).toHaveText('submit add');
  expect(site.posts).toEqual([]);
});

test('keys act on buttons, and on elements that only a script makes a button', async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'plain' }).press('Enter');
  await page.getByRole('button', { name: 'plain' }).press(' ');
  await page.getByRole('button', { name: 'custom' }).press('Enter');
  release();
  await expect(log(page)).toHaveText('plain, plain, key Enter');
});

test('a plain form and a plain link work at once', async ({ page, site, open }) => {
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'native' }).click();
  await expect(page).toHaveTitle('posted');
  expect(site.posts).toEqual(['/posted do=native']);
  site.put('/elsewhere', '<!doctype html><title>elsewhere</title>');
  await page.goBack();
  await page.getByRole('link', { name: 'link', exact: true }).click();
  await expect(page).toHaveTitle('elsewhere');
  expect(site.asked).not.toContain('/assets/actions.js');
});

test('a click with a modifier is left to the browser', async ({ page, context, site, open }) => {
  site.put('/enhanced', '<!doctype html><title>enhanced</title>');
  await open(site.render('actions'));
  const tab = context.waitForEvent('page');
  await page.getByRole('link', { name: 'enhanced link' }).click({ modifiers: ['Control'] });
  await expect(await tab).toHaveTitle('enhanced');
  await expect(page).toHaveTitle('t');
  expect(site.asked).not.toContain('/assets/actions.js');
});

test('a popover opens at once, stays open, and the fragment comes to life', async ({
  page,
  site,
  open,
  errors,
}) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByRole('button', { name: 'open' }).click();
  await expect(page.getByText('panel')).toBeVisible();
  release();
  await expect(live(page)).toHaveCount(1);
  await expect(page.getByText('panel')).toBeVisible();
  expect(errors).toEqual([]);
});

test('typing works before hydration and is not lost', async ({ page, site, open, errors }) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  await page.getByLabel('query').pressSequentially('zapato');
  await page.getByLabel('sort').selectOption('b');
  await page.getByLabel('agree').check();
  await page.getByLabel('query').focus();
  release();
  await expect(live(page)).toHaveCount(1);
  await expect(page.locator('#query')).toHaveText('zapato');
  await expect(page.locator('#sort')).toHaveText('b');
  await expect(page.locator('#agreed')).toHaveText('true');
  await page.getByLabel('query').pressSequentially('s');
  await expect(page.getByLabel('query')).toHaveValue('zapatos');
  await expect(page.locator('#query')).toHaveText('zapatos');
  expect(errors).toEqual([]);
});

test('a choice is made at once, wakes the fragment and reaches the view', async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/actions.js');
  await open(site.render('actions'));
  // Clicks as in a browser that gives no focus to a clicked box.
  await page.getByLabel('agree').evaluate((box) => (box as HTMLInputElement).click());
  await expect(page.getByLabel('agree')).toBeChecked();
  release();
  await expect(page.locator('#agreed')).toHaveText('true');
  await expect(page.getByLabel('agree')).toBeChecked();
});

test.describe('a select that sends its form', () => {
  const list = `<div data-fragment="list"><template shadowrootmode="open">
    <form action="/list"><select name="sort" aria-label="sort" data-autosubmit>
      <option value="a">a</option><option value="b" selected>b</option><option value="c">c</option>
    </select></form></template></div>`;

  test('does so at a choice, by a key too, and at no other touch', async ({ page, site, open }) => {
    site.put('/list', '<!doctype html><title>list</title>');
    await open(list);
    const there = page.waitForResponse('**/assets/touch.js');
    await page.getByLabel('sort').press('Tab');
    await there;
    await page.waitForTimeout(300);
    await expect(page).toHaveTitle('t');
    await page.getByLabel('sort').press('ArrowDown');
    await expect(page).toHaveURL(/\/list\?sort=c$/);
  });

  test('does so late, where the choice was made before the script came', async ({
    page,
    site,
    open,
  }) => {
    site.put('/list', '<!doctype html><title>list</title>');
    const release = site.hold('/assets/touch.js');
    await open(list);
    // Without key or pointer, as assistive technology does.
    await page.getByLabel('sort').selectOption('a');
    await page.waitForTimeout(300);
    await expect(page).toHaveTitle('t');
    release();
    await expect(page).toHaveURL(/\/list\?sort=a$/);
  });
});
