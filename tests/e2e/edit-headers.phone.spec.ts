/** An owner switches edit mode on and edits the header; shoppers see it. */
import { messages as headersIn } from '../../fragments/edit/edit-headers/messages/en.ts';
import { messages as undoIn } from '../../fragments/edit/edit-undo/messages/en.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { editMode, hero, hideTour, seesSoon, shopper, toast } from './edit-steps.ts';
import { expect, test } from './language.ts';
import { beginSession, openAdmin } from './straight.ts';

test('an owner edits the header in place, and a shopper sees it', async ({
  page,
  browser,
  language,
  t: words,
}) => {
  // Its last change is taken back: no other test may change anything under the same account.
  const store = 'foto';
  const admin = await openAdmin(language, store);
  const t = headersIn[language];
  const { toggle, strip } = editMode(page, words);
  const title = language === 'es' ? 'Llegó el otoño' : 'Autumn is here';
  const visitor = await shopper(browser, store);
  await expect(hero(visitor)).not.toContainText(title);
  await expect(visitor.locator('shop-edit-switch, shop-edit-tools')).toHaveCount(0);

  await beginSession(page.context(), admin.id, store);
  await hideTour(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${originOf(store)}/`);
  await expect(strip).toBeHidden();
  expect(loaded.filter((url) => /\/assets\/(edit-|mode|panels)/.test(url))).toEqual([]);

  // The switch; this browser remembers it.
  await toggle.click();
  await expect(strip).toBeVisible();
  await page.reload();
  await expect(toggle).toBeChecked();
  expect(loaded.filter((url) => url.includes('/assets/edit-headers'))).toEqual([]);

  // On a phone the tools fold to one button; this browser remembers that, too, by keys alone.
  const fold = strip.getByRole('button', { name: words.editTools.fold, exact: true });
  const headers = strip.getByRole('button', { name: words.editTools.headers });
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(headers).toBeHidden();
  await page.reload();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(headers).toBeHidden();
  await fold.press('Enter');
  await expect(headers).toBeVisible();

  // A new header, shown in place and to shoppers.
  await strip.getByRole('button', { name: words.editTools.headers }).click();
  const panel = page.getByRole('dialog', { name: t.words.title });
  const form = page.getByRole('dialog', { name: t.words.create });
  await panel.getByRole('button', { name: t.words.add }).click();
  await form.getByRole('button', { name: t.panel.save }).click();
  await expect(form.getByText(t.needs.title)).toBeVisible();
  await form.getByLabel(t.labels.title, { exact: true }).fill(title);
  await form.getByLabel(t.labels.target).selectOption('anonymous');
  await form.getByRole('radio', { name: t.grounds.night }).check();
  await form.getByRole('button', { name: t.panel.save }).click();
  await expect(toast(page, t.done.created)).toBeVisible();
  const row = panel.getByRole('listitem').first();
  await expect(row).toContainText(title);
  await seesSoon(visitor, () => expect(hero(visitor)).toContainText(title, { timeout: 2_000 }));
  await expect(hero(visitor).locator('.words')).toHaveCSS('background-color', 'rgb(22, 50, 79)');
  await expect(hero(visitor).locator('.words')).toHaveCSS('color', 'rgb(255, 255, 255)');
  await panel.getByRole('button', { name: t.panel.close }).click();

  // The owner is no visitor, and looks as one.
  await expect(hero(page)).not.toContainText(title);
  await strip.getByLabel(words.editTools.viewAs).selectOption('anonymous');
  await expect(hero(page)).toContainText(title);
  await page.reload();
  await expect(hero(page)).toContainText(title);

  // By keys the second header goes before it, and back; then the new one is deleted.
  await strip.getByRole('button', { name: words.editTools.headers }).click();
  const handle = panel.getByRole('button', { name: fill(t.panel.order.handle, { name: title }) });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(panel.getByRole('listitem').nth(1)).toContainText(title);
  await expect(hero(page)).not.toContainText(title);
  const remove = panel.getByRole('button', { name: fill(t.panel.removeOf, { name: title }) });
  await remove.click();
  await panel.getByRole('button', { name: fill(t.panel.undoOf, { name: title }) }).click();
  await remove.click();
  await panel.getByRole('button', { name: t.panel.close }).click();
  await expect(toast(page, t.done.deleted)).toBeVisible();

  // A button takes the deletion back, and the keys do it again.
  const undo = undoIn[language];
  const said = (step: 'undo' | 'redo') =>
    toast(page, fill(undo.done[step], { subject: undo.subjects.header }));
  await expect(hero(page)).not.toContainText(title);
  await strip.getByRole('button', { name: words.editTools.undo }).click();
  await expect(said('undo')).toBeVisible();
  await strip.getByRole('button', { name: words.editTools.headers }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: title })).toHaveCount(1);
  await panel.getByRole('button', { name: t.panel.close }).click();
  // A key that is pressed in a dialog is the dialog's, and this one takes a moment to go.
  await expect(panel).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(said('redo')).toBeVisible();

  await toggle.click();
  await expect(strip).toBeHidden();
});
