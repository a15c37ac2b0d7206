import { expect, type Locator } from '@playwright/test';

/**
 * Opens the part of a page that a summary names. A page that moves between the two halves of a press, as on a
 * busy machine, loses it: it is made again until the part is open.
 */
export async function unfold(summary: Locator): Promise<void> {
  const isOpen = () => summary.evaluate((element) => element.closest('details')?.open === true);
  await expect(async () => {
    if (!(await isOpen())) await summary.click();
    expect(await isOpen()).toBe(true);
  }).toPass();
}
