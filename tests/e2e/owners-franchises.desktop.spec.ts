/** The franchises of the network, as an owner picks those that the store shows. */
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a franchise is found, taken out, kept after all, and added again', async ({ page, t }) => {
  const words = t.pickFranchises;
  const [owner, store] = ['lente', 'foto'] as const;
  await signInAs(page, owner, store);
  // No tour stands over the page.
  await page.route('**/api/setup-apps/**', (route) =>
    route.fulfill({ json: { show_tour: false } }),
  );
  await page.goto(`${originOf(store)}/`);
  await page.getByRole('switch', { name: t.editSwitch.label }).click();
  const tools = page.getByRole('region', { name: t.editTools.label });
  await tools.getByRole('button', { name: t.editTools.franchises }).click();
  const dialog = page.getByRole('dialog', { name: words.title });
  const rows = dialog.locator('.own b');
  // Pages of two fill the box by themselves.
  await expect(rows.first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await dialog.getByLabel(words.search).fill('zzqqxx');
  await expect(dialog.getByText(words.noneFoundText)).toBeVisible();
  await dialog.getByLabel(words.search).fill('');
  await expect(rows.first()).toBeVisible();
  const name = (await rows.first().textContent()) ?? '';
  const button = (label: string) =>
    dialog.getByRole('button', { name: fill<string>(label, { name }), exact: true });
  await button(words.removeOf).press('Enter');
  await expect(button(words.undoOf)).toBeFocused();
  await page.keyboard.press('Enter');
  await button(words.removeOf).click();
  await expect(page.getByText(words.done.removed)).toBeVisible();
  await button(words.addOf).click();
  await expect(page.getByText(words.done.added)).toBeVisible();
  await expect(button(words.removeOf)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
