/** Edit mode on the lists of the shop: each row's editor and its removal, in the row itself. */
import { fill } from '../../shared/i18n/fill.ts';
import { DEFERRED_REMOVAL_MS } from '../../shared/kernel/constants/timers.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { editMode, ownStore, signOwnerIn, toast } from './edit-steps.ts';
import { expect, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test('an entry is kept and removed where it stands; the lists that visitors share have no marks', async ({
  page,
  browser,
  t,
  language,
}, { project }) => {
  test.slow();
  const words = t.editMarks;
  const owner = ownStore(project.name, language);
  const origin = originOf(owner.store);
  const name = `Nota ${project.name} ${language}`;
  await signOwnerIn(page, owner);
  const { toggle, strip } = editMode(page, t);
  await page.goto(`${origin}/blogs`);
  await page.evaluate(async (title) => {
    const answer = await fetch('/api/blog-admin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ title, body: 'Texto', state: 'published' }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, name);
  await page.reload();
  const row = page.locator('shop-blog-list .entries > li').filter({ hasText: name });
  const remove = row.getByRole('button', { name: fill(words.remove.entry, { name }) });
  const undo = row.getByRole('button', { name: fill(words.undoOf, { name }) });

  await expect(row).toHaveCount(1);
  await expect(remove).toHaveCount(0);
  await toggle.click();
  await expect(row.getByRole('link', { name: fill(words.edit, { name }) })).toHaveAttribute(
    'href',
    /\/admin\/blog\/./,
  );
  expect(await violationsOf(page)).toEqual([]);

  // The entry's own page leads to its editor too.
  await row.locator('a[href*="/blogs/~"]').first().click();
  await strip.getByRole('link', { name: t.editTools.edit.entry }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/./);
  await expect(page.locator('input[name="title"]')).toHaveValue(name);
  await page.goto(`${origin}/blogs`);

  await remove.press('Enter');
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(remove).toBeVisible();

  // A deletion is the edge's at once: another tab has it while this one still offers the way back.
  const other = await page.context().newPage();
  await remove.press('Enter');
  await expect(undo).toBeFocused();
  const seeItGone = async () => {
    await other.goto(`${origin}/blogs`);
    await expect(other.locator('shop-blog-list').getByRole('heading').first()).toBeVisible();
    await expect(other.getByText(name)).toHaveCount(0);
    await other.close();
  };
  // All of it within the five seconds, and what is said after them; axe may take longer.
  const [faults] = await Promise.all([
    violationsOf(page),
    seeItGone(),
    expect(toast(page, fill(words.removed, { name }))).toBeVisible({ timeout: 30_000 }),
  ]);
  expect(faults).toEqual([]);
  await expect(row).toBeHidden();
  await page.reload();
  await expect(row).toHaveCount(0);

  // The browser remembers edit mode: the next page has its buttons without a press.
  await page.goto(`${origin}/productos`);
  const marks = page.locator('shop-item-grid [data-mark] .edit-mark');
  await expect(marks.first().getByRole('button')).toBeVisible();
  await toggle.click();
  await expect(marks).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${origin}/productos`);
  await expect(visitor.locator('shop-item-grid a.go').first()).toBeVisible();
  await expect(visitor.locator('shop-item-grid [data-mark]')).toHaveCount(0);
});

test('a catalogue with products is warned about where it stands, and stays', async ({
  page,
  t,
}) => {
  const words = t.editMarks;
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${originOf('ana')}/catalogos`);
  await editMode(page, t).toggle.click();
  const row = page.locator('[data-mark^="catalogue "]').first();
  const remove = row.getByRole('button', { name: words.remove.catalogue.split('{')[0] ?? '' });
  const warning = row.getByRole('alert');
  await remove.click();
  // It comes before the time to undo a deletion would be over.
  await expect(warning).toHaveText(words.hasProducts, { timeout: DEFERRED_REMOVAL_MS - 1000 });
  await row.getByRole('button', { name: words.cancel, exact: true }).click();
  await expect(warning).toHaveCount(0);
  // Left alone it goes by itself.
  await remove.click();
  await expect(warning).toHaveText(words.hasProducts);
  expect(await violationsOf(page)).toEqual([]);
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(row).toBeVisible();
});
