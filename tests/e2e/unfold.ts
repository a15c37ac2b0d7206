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

/**
 * Follows a link. A page that moves between the two halves of a press loses it, as it does that of a summary: it is made
 * again until the page has left.
 */
export async function follow(link: Locator): Promise<void> {
  const timeout = 5_000;
  const page = link.page();
  const before = page.url();
  await expect(async () => {
    if (page.url() === before) await link.click({ timeout });
    expect(page.url()).not.toBe(before);
  }).toPass();
}
