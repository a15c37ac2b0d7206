/** Chromium by Playwright, as the browser tests use it. */
import { execFileSync } from 'node:child_process';
import { chromium, type ElementHandle } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from '../../support/browser.ts';
import type { Engine, Tab } from './tab.ts';

export const chromiumEngine: Engine = {
  name: 'Chromium',
  packages: [],
  files: [],
  version: () =>
    execFileSync(browserPath() ?? chromium.executablePath(), ['--version'], { encoding: 'utf8' }),
  open: openChromium,
};

async function openChromium(): Promise<Tab> {
  const path = browserPath();
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(path === undefined ? {} : { executablePath: path }),
  });
  const page = await browser.newPage({ locale: 'es-MX', viewport: { width: 1280, height: 900 } });
  const placeOf = (inFrame = false) => {
    const place = inFrame ? page.frames().find((frame) => frame.parentFrame()) : page.mainFrame();
    if (!place) throw new Error('the page has no frame');
    return place;
  };
  const elementOf = async (expression: string, inFrame?: boolean): Promise<ElementHandle> => {
    const element = (await placeOf(inFrame).evaluateHandle(expression)).asElement();
    return element ?? Promise.reject(new Error('there is no such element'));
  };
  return {
    go: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: <T>(expression: string, inFrame?: boolean) =>
      placeOf(inFrame).evaluate<T>(expression),
    click: async (expression, inFrame) => (await elementOf(expression, inFrame)).click(),
    async type(expression, text, inFrame) {
      const element = await elementOf(expression, inFrame);
      await element.click();
      await element.selectText();
      await page.keyboard.type(text);
    },
    stop: () => browser.close(),
  };
}
