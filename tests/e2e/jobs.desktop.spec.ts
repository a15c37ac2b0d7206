/** A store's job, watched from its start to its file. */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('items are exported, the page tells when the job is done, and the file is downloaded', async ({
  page,
  t,
}) => {
  await signInAs(page, 'lirio');
  await page.goto('/admin/trabajos');
  await expect(page.locator('shop-jobs[data-hydrated]')).toBeVisible();
  await page.getByRole('button', { name: t.jobs.exportItems }).click();
  const first = page
    .getByRole('listitem')
    .filter({ hasText: t.jobs.kinds['items-export'] })
    .first();
  await expect(first).toContainText(t.jobs.states.done);
  expect(await violationsOf(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    first.getByRole('link', { name: t.jobs.download }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^moda-\d{4}-\d\d-\d\d\.csv$/);
});

test('a file of items is tried, imported, and taken back', async ({ page, t, language }) => {
  await signInAs(page, 'lirio');
  await page.goto('/admin/inventario/cargas');
  const field = page.locator('shop-jobs input[type=file]');
  // The button of the upload box stands for the browser's own field.
  await expect(field).toHaveCSS('opacity', '0');
  const code = `E2E-${language}-${Date.now()}`;
  const buffer = Buffer.from(
    `code,name,Cuesta ${code}\n${code},Prueba,10\n${code}-2,Otra,gratis\n`,
  );
  const latest = (kind: 'items-trial' | 'items-import') =>
    page.getByRole('listitem').filter({ hasText: t.jobs.kinds[kind] }).first();

  await field.setInputFiles({ name: 'prueba.csv', mimeType: 'text/csv', buffer });
  const trial = latest('items-trial');
  await expect(trial).toContainText(t.jobs.states.done);
  await expect(trial).toContainText(`2 ${t.jobs.counts.failed}`);
  await expect(trial.getByRole('link', { name: t.jobs.download })).toBeVisible();
  await expect(trial.getByRole('button', { name: t.jobs.undo })).toBeHidden();

  // The column of prices has a title that no shop uses: it is named, and the next file is known.
  await trial.getByRole('link', { name: t.jobs.review }).click();
  const column = page.getByRole('combobox', { name: `Cuesta ${code}` });
  await column.selectOption('name');
  // Nothing of the file would be imported as it is read so far.
  await expect(page.getByRole('button', { name: t.importTrial.import })).toBeHidden();
  await page.getByRole('button', { name: t.importTrial.try }).click();
  await expect(page.getByText(t.importTrial.twice)).toBeVisible();
  await column.selectOption('price');
  await page.getByRole('button', { name: t.importTrial.try }).click();
  const row = page.getByRole('listitem').filter({ hasText: t.importTrial.outcomes.made });
  await expect(row).toContainText(`${t.importTrial.fields.price}: 10.00`);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: t.importTrial.import }).click();
  await expect(page.getByText(t.jobs.done.importing)).toBeVisible();
  const imported = latest('items-import');
  await expect(imported).toContainText(t.jobs.states.done);
  await expect(imported).toContainText(`1 ${t.jobs.counts.made}`);
  expect(await violationsOf(page)).toEqual([]);
  await imported.getByRole('button', { name: t.jobs.undo }).click();
  await expect(imported).toContainText(t.jobs.states.undone);

  // What it changed is read after its undo.
  await imported.getByRole('link', { name: t.jobs.changes }).click();
  await expect(page.getByRole('heading', { name: t.importTrial.importTitle })).toBeVisible();
  const changed = page.getByRole('listitem').filter({ hasText: t.importTrial.outcomes.made });
  await expect(changed).toContainText(t.importTrial.undone);
  expect(await violationsOf(page)).toEqual([]);
});
