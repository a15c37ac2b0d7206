import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const shown = (page: Page) => page.locator('shop-probe p');

async function start(page: Page): Promise<void> {
  await page.addScriptTag({ type: 'module', url: '/assets/probe.js' });
  await expect(page.locator('shop-probe')).toHaveAttribute('data-hydrated', '');
}

test('attributes become props by their type', async ({ page, open, errors }) => {
  await open(`<shop-probe item="a" item-count="3" disabled filters='{"b":1}'></shop-probe>`);
  await start(page);
  await expect(shown(page)).toHaveText(
    '{"item":"a","itemCount":3,"disabled":true,"filters":{"b":1}}',
  );
  expect(errors).toEqual([]);
});

test('disabled="" is true, disabled="false" is false, a missing attribute sets no prop', async ({
  page,
  open,
}) => {
  await open('<shop-probe disabled=""></shop-probe>');
  await start(page);
  await expect(shown(page)).toHaveText('{"disabled":true}');
  await page.locator('shop-probe').evaluate((host) => host.setAttribute('disabled', 'false'));
  await expect(shown(page)).toHaveText('{"disabled":false}');
  await page.locator('shop-probe').evaluate((host) => host.setAttribute('disabled', ''));
  await expect(shown(page)).toHaveText('{"disabled":true}');
});

test("a removed attribute removes its prop, the server's too", async ({
  page,
  site,
  open,
  errors,
}) => {
  const props = { item: 'a', disabled: true, itemCount: 2 };
  await open(site.render('probe', props, { attributes: props }));
  await start(page);
  await expect(shown(page)).toHaveText('{"item":"a","itemCount":2,"disabled":true}');
  await page
    .locator('shop-probe')
    .evaluate((host) =>
      ['item', 'disabled', 'item-count'].forEach((name) => host.removeAttribute(name)),
    );
  await expect(shown(page)).toHaveText('{"disabled":false}');
  expect(errors).toEqual([]);
});

test('an empty string is a string', async ({ page, open }) => {
  await open('<shop-probe item=""></shop-probe>');
  await start(page);
  await expect(shown(page)).toHaveText('{"item":""}');
});

test('an attribute that cannot be read is logged and changes nothing', async ({
  page,
  open,
  errors,
}) => {
  await open(`<shop-probe filters="{oops" item-count="many"></shop-probe>`);
  await start(page);
  await expect(shown(page)).toHaveText('{}');
  expect(errors).toHaveLength(2);
  await page.locator('shop-probe').evaluate((host) => host.setAttribute('filters', '[1]'));
  await expect(shown(page)).toHaveText('{"filters":[1]}');
  await page.locator('shop-probe').evaluate((host) => host.setAttribute('filters', '[1'));
  await page.waitForTimeout(100);
  await expect(shown(page)).toHaveText('{"filters":[1]}');
  expect(errors).toHaveLength(3);
});

test('properties set before the class is defined reach the view and win over attributes', async ({
  page,
  open,
  errors,
}) => {
  await open('<shop-probe item="attribute"></shop-probe>');
  await page
    .locator('shop-probe')
    .evaluate((host) => Object.assign(host, { item: 'property', filters: { deep: [1] } }));
  await start(page);
  await expect(shown(page)).toHaveText('{"item":"property","filters":{"deep":[1]}}');
  await page.locator('shop-probe').evaluate((host) => Object.assign(host, { item: 'again' }));
  await expect(shown(page)).toHaveText('{"item":"again","filters":{"deep":[1]}}');
  expect(
    await page.locator('shop-probe').evaluate((host) => (host as never as { item: string }).item),
  ).toBe('again');
  expect(errors).toEqual([]);
});

test('properties set on an element that is not in the page mount nothing', async ({
  page,
  open,
}) => {
  await open('');
  await page.addScriptTag({ type: 'module', url: '/assets/probe.js' });
  const counts = await page.evaluate(async () => {
    const element = Object.assign(document.createElement('shop-probe'), { item: 'x' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    const before = (globalThis as { mounts?: number }).mounts;
    document.body.append(element);
    return before;
  });
  expect(counts).toBeUndefined();
  await expect(shown(page)).toHaveText('{"item":"x"}');
});

test('attributes and properties set in one go are rendered once', async ({ page, open }) => {
  await open('');
  await page.addScriptTag({ type: 'module', url: '/assets/probe.js' });
  await page.evaluate(() => {
    const element = document.createElement('shop-probe');
    document.body.append(element);
    element.setAttribute('item', 'a');
    element.setAttribute('disabled', '');
    Object.assign(element, { filters: [1] });
  });
  await expect(shown(page)).toHaveText('{"item":"a","disabled":true,"filters":[1]}');
  expect(await page.evaluate(() => (globalThis as { renders?: number }).renders)).toBe(1);
});

test('an attribute that changed before hydration keeps the markup', async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(
    site.render(
      'probe',
      { item: 'server', itemCount: 1 },
      { attributes: { item: 'server', itemCount: 1 } },
    ),
  );
  await page.locator('shop-probe').evaluate((host) => {
    (host.shadowRoot!.querySelector('p') as never as { kept: boolean }).kept = true;
    host.setAttribute('item', 'changed');
  });
  await start(page);
  await expect(shown(page)).toHaveText('{"item":"changed","itemCount":1}');
  expect(await shown(page).evaluate((node) => 'kept' in node)).toBe(true);
  expect(await page.evaluate(() => (globalThis as { mounts?: number }).mounts)).toBe(1);
  expect(errors).toEqual([]);
});

test('an update while the first render is under way keeps the markup', async ({
  page,
  site,
  open,
  errors,
}) => {
  const release = site.hold('/assets/probe.js');
  await open(site.render('probe', { item: 'server' }));
  await page.locator('shop-probe').evaluate((host) => {
    (host.shadowRoot!.querySelector('p') as never as { kept: boolean }).kept = true;
    void customElements.whenDefined('shop-probe').then(async () => {
      for (let step = 0; step < 5; step++) {
        host.setAttribute('item', `step ${step}`);
        await Promise.resolve();
      }
    });
  });
  release();
  await start(page);
  await expect(shown(page)).toHaveText('{"item":"step 4"}');
  expect(await shown(page).evaluate((node) => 'kept' in node)).toBe(true);
  expect(errors).toEqual([]);
});
