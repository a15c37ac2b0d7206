/** A store's catalogues, as its owner makes, names, orders and deletes them. */
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A store whose catalogues no other file moves. */
const [OWNER, STORE] = ['lente', 'foto'] as const;

/** A drawing that no other test uploads. */
const photo = (name: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><title>${name}</title><rect width="400" height="200" fill="#7a2e5e"/></svg>`,
  ),
});

test('catalogues are made, renamed, ordered by keys, duplicated, deleted and put back', async ({
  page,
  t,
}) => {
  test.slow();
  const words = t.ownCatalogues;
  await signInAs(page, OWNER, STORE);
  await page.goto(`${originOf(STORE)}/admin/catalogos`);
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const press = (name: string, words_: string) =>
    page.getByRole('button', { name: fill<string>(words_, { name }), exact: true }).click();

  await page.getByText(words.create, { exact: true }).click();
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.needs.name)).toBeVisible();
  for (const name of ['Aretes', 'Bolsas']) {
    await page.getByLabel(words.name, { exact: true }).first().fill(name);
    await page.getByRole('button', { name: words.send }).click();
    await expect(row(name)).toBeVisible();
  }

  await row('Bolsas').getByText(words.rename).click();
  await row('Bolsas').getByRole('button', { name: words.choosePhoto }).click();
  const library = page.getByRole('dialog', { name: t.picturePicker.title });
  await library.locator('input[type=file]').setInputFiles(photo(`${STORE}-bolsas`));
  await library
    .locator('.pick', { hasText: `${STORE}-bolsas` })
    .first()
    .click();
  await expect(library).toBeHidden();
  await row('Bolsas').getByLabel(words.name, { exact: true }).fill('Bolsos');
  await page.keyboard.press('Enter');
  await expect(row('Bolsos')).toBeVisible();
  await expect(page.getByText(words.done.renamed)).toBeVisible();
  await expect(row('Bolsos').locator('.row > .thumb img')).toHaveAttribute('src', /\/media\//);

  const names = () => page.locator('shop-own-catalogues').locator('ol b').allTextContents();
  expect((await names()).slice(-2)).toEqual(['Aretes', 'Bolsos']);
  await page
    .getByRole('button', { name: fill<string>(words.order.handle, { name: 'Bolsos' }) })
    .focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText(words.done.moved)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  expect((await names()).slice(-2)).toEqual(['Bolsos', 'Aretes']);

  // It fills itself by a rule, and is empty once the rule takes nothing.
  const { rule } = words;
  const aretes = row('Aretes');
  const saveRule = async (from: string): Promise<void> => {
    await aretes.getByText(rule.open, { exact: true }).click();
    await aretes.getByLabel(rule.from).fill(from);
    await aretes.getByRole('button', { name: fill(rule.saveOf, { name: 'Aretes' }) }).click();
  };
  await saveRule('uno');
  await expect(aretes.getByText(rule.problems.price)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await saveRule('1');
  await expect(aretes.getByText(rule.ruled.replace('{{rule}}', ''))).toBeVisible();
  await expect(aretes.getByRole('link', { name: words.see })).toBeVisible();

  // It is shared by each network; the system's own panel, which comes first, is missing here.
  await press('Aretes', words.shareOf);
  const sharing = page.getByRole('dialog', { name: fill(words.shareOf, { name: 'Aretes' }) });
  await expect(sharing.getByLabel(words.shareWays.link)).toHaveValue(/\/catalogos\/aretes/);
  for (const network of ['Facebook', 'Instagram', 'X', 'YouTube', 'Twitch', 'Kick', 'Discord'])
    await expect(sharing.getByRole('link', { name: `${network} ` })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);

  await saveRule('9999999');
  await expect(aretes.getByText(words.empty)).toBeVisible();

  await press('Aretes', words.duplicateOf);
  const copy = fill(words.copyOf, { name: 'Aretes' });
  await expect(row(copy)).toBeVisible();
  for (const name of [copy, 'Bolsos']) await press(name, words.removeOf);
  await press('Aretes', words.removeOf);
  await press('Aretes', words.undoOf);
  await expect(row('Aretes')).toBeVisible();
  await expect(row('Bolsos')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  expect((await names()).at(-1)).toBe('Aretes');
  await press('Aretes', words.removeOf);
  await expect(row('Aretes')).toHaveCount(0);
});

test('one with products asks first, and is left alone after a while', async ({ page, t }) => {
  const words = t.ownCatalogues;
  await signInAs(page, OWNER, STORE);
  await page.goto(`${originOf(STORE)}/admin/catalogos`);
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  const full = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words.see }) })
    .first();
  await full.getByRole('button', { name: words.remove }).click();
  const warning = full.getByRole('alert');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('button', { name: words.removeAll })).toBeVisible();
  await expect(warning).toHaveCount(0);
  await full.getByRole('button', { name: words.remove }).click();
  await warning.getByRole('button', { name: words.cancel }).click();
  await expect(warning).toHaveCount(0);
  await expect(full.getByRole('link', { name: words.see })).toBeVisible();
});
