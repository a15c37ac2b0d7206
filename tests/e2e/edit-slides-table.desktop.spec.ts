/** The carousel's banners as tables of ten a page, the sizes that they should have, and their product. */
import { messages as slidesIn } from '../../fragments/edit/edit-slides/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { editMode, signOwnerIn } from './edit-steps.ts';
import { expect, test } from './language.ts';
import { SKIRT } from './shopping.ts';

/** A banner as the panel's call answers it. */
const banner = (n: number) => ({
  id: `bn_${n}`,
  hzt_image: '/media/slides/moda-1-hzt.webp',
  vrt_image: '/media/slides/moda-1-vrt.webp',
  hzt_image_id: `pi_${'1'.repeat(26)}`,
  vrt_image_id: `pi_${'1'.repeat(26)}`,
  type: 'URL',
  action_type: 'url',
  url: `https://example.com/${n}`,
  url_target: true,
  product: null,
  supplier: null,
  target: 'all',
  version: 1,
});

test('twelve banners are two pages of a table, and one of them leads to a product', async ({
  page,
  language,
  t: words,
}) => {
  const t = slidesIn[language];
  const results = Array.from({ length: 12 }, (_, n) => banner(n + 1));
  const sent: Record<string, unknown>[] = [];
  await page.route('**/store/slides?*', (route) =>
    route.fulfill({ json: { results, matches_estimated: results.length } }),
  );
  await page.route('**/store/slides/bn_*', (route) => {
    const body = route.request().postDataJSON() as Record<string, unknown>;
    sent.push(body);
    return route.fulfill({ json: { ...banner(12), ...body } });
  });
  // The columns are tried and not kept.
  await page.route('**/api/store/moda', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await signOwnerIn(page, { username: 'lirio-admin', store: 'moda' });
  await page.goto(`${originOf('moda')}/`);
  const { toggle, strip } = editMode(page, words);
  await toggle.click();
  await strip.getByRole('button', { name: words.editTools.slides }).click();
  const panel = page.getByRole('dialog', { name: t.words.title });
  await expect(panel.getByRole('listitem')).toHaveCount(10);
  await panel.getByRole('button', { name: t.panel.more }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(12);

  const table = panel.getByRole('table');
  const links = table.getByRole('row').getByRole('cell').nth(1);
  const position = (at: number) =>
    panel.getByText(fill<string>(t.pages.position, { page: at, last: 2 }));
  for (const view of ['vrt_image', 'hzt_image'] as const) {
    await panel.getByLabel(t.views.label).selectOption(view);
    await expect(table.getByRole('row')).toHaveCount(1 + 10);
  }
  await expect(position(1)).toBeVisible();
  await expect(panel.getByRole('button', { name: t.pages.previous })).toBeDisabled();
  await expect(links).toHaveText('https://example.com/1');
  await panel.getByRole('button', { name: t.pages.next }).click();
  await expect(position(2)).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(1 + 2);
  await expect(links).toHaveText('https://example.com/11');
  await expect(panel.getByRole('button', { name: t.pages.next })).toBeDisabled();

  // The sizes are those of the columns, in each mode.
  const change = page.getByRole('dialog', { name: t.words.change });
  const sizes = { '1': ['3200', '982'], '2': ['1100', '982'] } as const;
  for (const [columns, [width, height]] of Object.entries(sizes)) {
    await panel.getByLabel(t.columns.label).selectOption(columns);
    await panel
      .getByRole('button', { name: new RegExp(t.panel.edit) })
      .last()
      .click();
    await expect(
      change.getByText(fill<string>(t.sizes.hzt_image, { width, height })),
    ).toBeVisible();
    const phone = { width: '1000', height: '450' };
    await expect(change.getByText(fill<string>(t.sizes.vrt_image, phone))).toHaveCount(1);
    if (columns === '1') await change.getByRole('button', { name: t.panel.back }).click();
  }

  // Its product is searched by name, and sent as what the type says.
  await change.getByLabel(t.labels.action_type).selectOption('product');
  await change.getByRole('button', { name: t.panel.save }).click();
  await expect(change.getByText(t.needs.product)).toBeVisible();
  await change.getByLabel(t.panel.product.search).fill('zzqqxx');
  await expect(change.getByText(t.panel.product.none)).toBeVisible();
  await change.getByLabel(t.panel.product.search).fill('falda blossom');
  await change
    .getByRole('list', { name: t.panel.product.results })
    .getByText(SKIRT.spanish)
    .first()
    .click();
  await change.getByRole('button', { name: t.panel.save }).click();
  await expect(change).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: 'PRODUCT', product: expect.stringMatching(/^it_/) });
});
