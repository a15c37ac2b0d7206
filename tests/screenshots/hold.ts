/** Keeps what goes by itself after seconds, such as a warning, until its pictures are taken. */
import type { Page } from '@playwright/test';

/** Timers of three seconds and more never come; to be called before the page is opened. */
export async function holdTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = window.setTimeout.bind(window);
    const NEVER_MS = 2 ** 31 - 1;
    window.setTimeout = ((act: () => void, ms = 0) =>
      begin(act, ms >= 3000 ? NEVER_MS : ms)) as typeof setTimeout;
  });
}
