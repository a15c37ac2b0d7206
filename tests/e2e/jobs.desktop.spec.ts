/** A store's job, watched from its start to its file. */
import { violationsOf } from '../audit/axe/look.ts';
import { signInAs } from './demo-person.ts';
import { expect, inEachLanguage, test } from './language.ts';

// Words that still fade in have too little contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

inEachLanguage(() => {
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
    await expect(first).toContainText(t.jobs.states.done, { timeout: 20_000 });
    expect(await violationsOf(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      first.getByRole('link', { name: t.jobs.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^moda-\d{4}-\d\d-\d\d\.csv$/);
  });
});
