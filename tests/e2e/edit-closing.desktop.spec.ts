/** Edit mode: no panel closes over a text that was typed and not saved without asking. */
import { messages as cataloguesIn } from '../../fragments/edit/edit-own-catalogues/messages/en.ts';
import { messages as headersIn } from '../../fragments/edit/edit-headers/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { editMode, ownStore, signOwnerIn } from './edit-steps.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a panel with a typed text asks before it closes, by Escape, by its button and beside it', async ({
  page,
  language,
  t: words,
}, { project }) => {
  const t = headersIn[language];
  const owner = ownStore(project.name, language);
  await signOwnerIn(page, owner);
  await page.goto(`${originOf(owner.store)}/`);
  const { toggle, strip } = editMode(page, words);
  await toggle.click();
  const open = async () => {
    await strip.getByRole('button', { name: words.editTools.headers }).click();
    await panel.getByRole('button', { name: t.words.add }).click();
  };
  const panel = page.getByRole('dialog', { name: t.words.title });
  const form = page.getByRole('dialog', { name: t.words.create });
  const field = form.getByLabel(t.labels.title, { exact: true });
  const question = form.getByRole('alertdialog', { name: t.panel.unsaved.ask });
  const stay = question.getByRole('button', { name: t.panel.unsaved.stay });
  const discard = question.getByRole('button', { name: t.panel.unsaved.leave });

  // Without a change it closes at once.
  await open();
  await expect(field).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await open();
  await field.fill('Sin guardar');
  await page.keyboard.press('Escape');
  await expect(stay).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  // Escape answers with staying, and the next one asks again.
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Sin guardar');

  await form.getByRole('button', { name: t.panel.close }).click();
  await stay.click();
  await form.getByRole('button', { name: t.panel.back }).click();
  await stay.click();
  await page.mouse.click(2, 2);
  await expect(question).toBeVisible();
  await expect(field).toHaveValue('Sin guardar');
  await page.keyboard.press('Tab');
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await open();
  await expect(field).toHaveValue('');
});

test('so does a dialog with the name of a catalogue', async ({ page, language, t: words }, {
  project,
}) => {
  const t = cataloguesIn[language];
  const owner = ownStore(project.name, language);
  await signOwnerIn(page, owner);
  await page.goto(`${originOf(owner.store)}/`);
  const { toggle, strip } = editMode(page, words);
  await toggle.click();
  const opener = strip.getByRole('link', { name: words.editTools.catalogues });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await dialog.getByRole('textbox', { name: t.create }).fill('A medias');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: t.unsaved.stay })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: t.unsaved.leave }).press('Enter');
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog.getByRole('textbox', { name: t.create })).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the office’s search leads to the open panel of the front', async ({
  page,
  browser,
  language,
  t: words,
}, { project }) => {
  const t = headersIn[language];
  const owner = ownStore(project.name, language);
  await signOwnerIn(page, owner);
  await page.goto(`${originOf(owner.store)}/admin`);
  await expect(page.locator('shop-palette[data-hydrated]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: words.palette.label }).fill(t.words.title);
  const label = `${words.editTools.label}: ${t.words.title}`;
  await page.getByRole('option', { name: label }).click();
  const panel = page.getByRole('dialog', { name: t.words.title });
  await expect(panel.getByRole('button', { name: t.words.add })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${originOf(owner.store)}/?edit=headers`);
  await expect(visitor.locator('shop-edit-headers')).toHaveCount(0);
});
