/** Texts that may run script, opened in a real browser: which of them do. */
import type { Page } from '@playwright/test';

/** The addresses of the documents that called `alert` or one of its kind, as they come. */
export async function listen(page: Page): Promise<ReadonlySet<string>> {
  const ran = new Set<string>();
  await page.context().exposeBinding('ran', ({ page: of }) => void ran.add(of.url()));
  await page.addInitScript(() => {
    const { ran: tell } = window as unknown as { ran: () => void };
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const) {
      window[name] = tell as never;
    }
  });
  return ran;
}

/**
 * Opens each text as a document of its own, without any policy; gives those that ran, by address.
 * @param contentType the kind of document that the texts are
 */
export async function ranOf(
  page: Page,
  texts: readonly string[],
  contentType: string,
): Promise<string[]> {
  const ran = await listen(page);
  await page.route('http://texts.test/**', (route) => {
    const body = texts[Number(new URL(route.request().url()).pathname.slice(1))] ?? '';
    return route.fulfill({ contentType, body });
  });
  for (const index of texts.keys()) {
    // A text may lead the page away at once.
    await page.goto(`http://texts.test/${index}`).catch(() => undefined);
    await page.evaluate(touchAll).catch(() => undefined);
  }
  return [...ran];
}

/** Writes all texts into one page without any policy; gives the number of elements, and what ran. */
export async function ranTogether(page: Page, texts: readonly string[]) {
  const ran = await listen(page);
  const body = `<!doctype html><body>${texts.join('\n')}</body>`;
  await page.route('http://texts.test/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  );
  await page.goto('http://texts.test/');
  const elements = await page.locator('body *').count();
  await page.evaluate(touchAll);
  return { ran: [...ran], elements };
}

/** Does to every element what a visitor may do, and waits for what follows in the next frames. */
export function touchAll(): Promise<void> {
  for (const element of document.querySelectorAll('*')) {
    // A link to a page would only lead away from the others.
    const leadsAway = element instanceof HTMLAnchorElement && /^https?:$/.test(element.protocol);
    for (const type of [
      leadsAway ? 'mouseover' : 'click',
      'mouseover',
      'focusin',
      'focus',
      'begin',
      'load',
      'error',
    ]) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
    }
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}
