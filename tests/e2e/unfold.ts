import { expect, type Locator } from '@playwright/test';

/**
 * Opens the part of a page that a summary names. A page that moves between the two halves of a press, as on a
 * busy machine, loses it: it is made again until the part is open.
 */
export async function unfold(summary: Locator): Promise<void> {
  const timeout = 5_000;
  const isOpen = () =>
    summary.evaluate((element) => element.closest('details')?.open === true, undefined, {
      timeout,
    });
  await expect(async () => {
    if (!(await isOpen())) await summary.click({ timeout });
    expect(await isOpen()).toBe(true);
  }).toPass();
}
