/** Two people edit one catalogue: whoever saves second sees both versions, in the office and in the shop. */
import type { Page } from '@playwright/test';
import { fill } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { editMode, ownStore, signOwnerIn, toast } from './edit-steps.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Somebody else saves a catalogue, over whichever version it has. */
async function saveElsewhere(page: Page, id: string, fields: object): Promise<void> {
  const status = await page.evaluate(
    async ([path, body]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      return (await fetch(path, { method: 'PATCH', headers, body })).status;
    },
    [`/api/catalogues/${id}`, JSON.stringify(fields)] as const,
  );
  expect(status).toBe(200);
}

test('in the office, for its name and for its rule', async ({ page, t, language }, { project }) => {
  const words = t.ownCatalogues;
  const owner = ownStore(project.name, language);
  const name = `Dos manos ${project.name} ${language}`;
  await signOwnerIn(page, owner);
  await page.goto(`${originOf(owner.store)}/admin/catalogos`);
  const id = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const made = await fetch('/api/catalogues/', { method: 'POST', headers, body });
    return ((await made.json()) as { id: string }).id;
  }, JSON.stringify({ name }));
  await page.reload();
  await expect(page.locator('shop-own-catalogues[data-hydrated]')).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  const both = row.getByRole('region', { name: words.meanwhile.differing });
  const field = row.getByLabel(words.name, { exact: true });

  await row.getByText(words.rename, { exact: true }).click();
  await saveElsewhere(page, id, { name: `${name} suya`, name_en: 'Hers' });
  await field.fill(`${name} mía`);
  await page.keyboard.press('Enter');
  await expect(both).toContainText(`${name} suya`);
  await expect(both).toContainText(`${name} mía`);
  await expect(both).toBeFocused();
  await expect(field).toHaveValue(`${name} mía`);
  // What only the other one changed is taken over.
  await expect(row.getByLabel(words.nameEn, { exact: true })).toHaveValue('Hers');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`${name} suya`);
  await expect(both).toHaveCount(0);
  await field.fill(`${name} mía`);
  await page.keyboard.press('Enter');
  await expect(toast(page, words.done.renamed)).toBeVisible();
  await expect(row.locator('b')).toHaveText(`${name} mía`);

  const from = row.getByRole('textbox', { name: words.rule.from });
  await row.getByText(words.rule.open, { exact: true }).click();
  await saveElsewhere(page, id, { rule: { price_from: 70_000_000 } });
  await from.fill('800000');
  await row.getByRole('button', { name: words.rule.saveOf.split('{{')[0]! }).click();
  await expect(both).toContainText('700000.00');
  await expect(from).toHaveValue('800000');
  await row.getByRole('button', { name: words.rule.saveOf.split('{{')[0]! }).click();
  await expect(row.getByText(words.rule.ruled.replace('{{rule}}', ''))).toContainText('800,000');
  await row.getByRole('button', { name: words.removeOf.split('{{')[0]! }).click();
  await expect(
    page.getByRole('button', { name: fill(words.undoOf, { name: `${name} mía` }) }),
  ).toBeVisible();
});

test('in the shop, for its name', async ({ page, t, language }, { project }) => {
  const words = t.editMarks;
  const owner = ownStore(project.name, language);
  await signOwnerIn(page, owner);
  await page.goto(`${originOf(owner.store)}/catalogos`);
  await editMode(page, t).toggle.click();
  const row = page.locator('[data-mark^="catalogue "]').last();
  const opener = row.getByRole('button', { name: words.rename.split('{{')[0]! });
  const id = ((await row.getAttribute('data-mark')) ?? '').split(' ')[1] ?? '';
  const field = row.getByLabel(words.name, { exact: true });
  const both = row.getByRole('region', { name: words.meanwhile.differing });
  await opener.click();
  const before = await field.inputValue();
  const after = `${before} ${project.name}`;
  await saveElsewhere(page, id, { name: `${before} suyo` });
  await field.fill(after);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('alert')).toHaveText(words.refused);
  await expect(both).toContainText(`${before} suyo`);
  await expect(both).toContainText(after);
  await expect(field).toHaveValue(after);
  expect(await violationsOf(page)).toEqual([]);
  const take = fill<string>(words.meanwhile.takeTheirsOf, { field: words.name });
  await both.getByRole('button', { name: take }).press('Enter');
  await expect(field).toHaveValue(`${before} suyo`);
  await field.fill(before);
  await page.keyboard.press('Enter');
  await expect(toast(page, words.renamed)).toBeVisible();
  await opener.click();
  await expect(field).toHaveValue(before);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
