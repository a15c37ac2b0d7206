/** A store's long work without script: it is started, stopped and looked at by forms and links. */
import { signInAs } from './demo-person.ts';
import { expect, inEachLanguage, test } from './language.ts';

inEachLanguage(() => {
  test('an export is begun by a form, and its state is seen by looking again', async ({
    page,
    t,
  }) => {
    await signInAs(page, 'lirio-admin');
    await page.goto('/admin/trabajos');
    await page.getByRole('button', { name: t.jobs.exportItems }).click();
    await expect(page).toHaveURL(/\/admin\/trabajos\?done=exporting$/);
    await expect(page.getByText(t.jobs.done.exporting)).toBeVisible();
    const first = page.getByRole('listitem').filter({ hasText: t.jobs.kinds['items-export'] });
    await expect(async () => {
      await page.getByRole('link', { name: t.jobs.refresh }).click();
      await expect(first.first()).toContainText(t.jobs.states.done, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    await expect(first.first().getByRole('link', { name: t.jobs.download })).toBeVisible();
  });
});
