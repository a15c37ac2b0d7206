import { openAs } from '../people.ts';
import type { Stage } from '../state.ts';

/** Tries a file of items in Ana's store, and opens what it would do. */
export async function tryFileOf(stage: Stage, name: string, text: string): Promise<void> {
  const { page } = stage;
  await openAs(stage, 'ana', '/admin/inventario/cargas', 'ana');
  await page.locator('shop-jobs[data-hydrated]').waitFor();
  const [sent] = await Promise.all([
    page.waitForResponse((answer) => /\/products-admin\/import\/?$/.test(answer.url())),
    page
      .locator('shop-jobs input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }),
  ]);
  // Trials of other states stand in the list, too.
  const { id } = (await sent.json()) as { id: string };
  await page.locator(`shop-jobs a[href$="/cargas/${id}"]`).click();
  await page.locator('shop-import-trial').waitFor();
}
