/** A page that is used by its keys alone: the focus always is somewhere, and always visible. */
import { expect, type Locator, type Page } from '@playwright/test';
import { focus, shownFocus, type Focus } from './focus.ts';

/** A pattern for the names that begin with a text. */
export const exactly = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`);

/** More stops than any page has. */
const PRESSES_MAX = 180;

/**
 * Presses Tab until the focused element matches; on the way no element may hide or lose the focus.
 */
export async function tabTo(page: Page, wanted: RegExp | string, key = 'Tab'): Promise<Focus> {
  const passed: string[] = [];
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    await page.keyboard.press(key);
    const now = await shownFocus(page, passed.slice(-3).join(' → '));
    passed.push(`${now.tag} ${now.name}`);
    // Between the page's end and its start the browser's own controls have the focus.
    if (now.tag === 'body') continue;
    if (now.name.trim().match(wanted)) return now;
  }
  throw new Error(`never reached ${String(wanted)}: ${passed.join(' → ')}`);
}

/** Goes to an element by Tab, and presses a key there. */
export async function pressOn(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, exactly(name));
  await page.keyboard.press(key);
}

/** Goes to a field by Tab, and writes into it in the place of its text. */
export async function write(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, exactly(name));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** True when the focus is inside a fragment. */
export function inside(page: Page, host: string): Promise<boolean> {
  return page.evaluate((name) => document.activeElement?.localName === name, host);
}

/** However often Tab is pressed, an open dialog keeps the focus, or the browser's own controls have it. */
export async function keepsFocus(page: Page, host: string): Promise<void> {
  for (let presses = 0; presses < 14; presses++) {
    await page.keyboard.press('Tab');
    const now = await focus(page);
    if (now.tag !== 'body') expect(await inside(page, host), now.name).toBe(true);
  }
}

/** Escape closes a dialog, and the focus is where it was before. */
export async function escapes(page: Page, dialog: Locator, opener: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await focus(page)).name.trim()).toMatch(exactly(opener));
}
