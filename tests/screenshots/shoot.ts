/** Pictures of a state: three widths, two themes. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../e2e/shopping.ts';
import { WIDTHS, type Stage, type State, type Width } from './state.ts';

const HEIGHTS: Readonly<Record<Width, number>> = { 390: 844, 820: 1180, 1440: 900 };
const THEMES = ['light', 'dark'] as const;
const LOCALES: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-US' };

export interface Shot {
  readonly width: Width;
  readonly theme: (typeof THEMES)[number];
  readonly file: string;
}

/**
 * Reaches a state once and takes its pictures. The state is reached at the largest width: a page
 * reads its width only in style sheets, so the other widths follow.
 * @param stage all of it but the page
 */
export async function shoot(
  browser: Browser,
  state: State,
  stage: Omit<Stage, 'page'>,
  folder: string,
): Promise<Shot[]> {
  const widths = (state.widths ?? WIDTHS).toSorted((one, other) => other - one);
  const context = await browser.newContext({
    locale: LOCALES[stage.language],
    viewport: sizeOf(widths[0]!),
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await state.reach({ ...stage, page });
    const shots: Shot[] = [];
    for (const width of widths) {
      for (const theme of THEMES) {
        await page.setViewportSize(sizeOf(width));
        const file = join(folder, `${state.name}.${stage.language}.${width}.${theme}.jpg`);
        mkdirSync(dirname(file), { recursive: true });
        await show(page, theme);
        if (state.framed) await tellFrame(page, theme);
        if (!state.screen) await toTop(page);
        if (state.framed) {
          await page.setViewportSize({ width, height: await lengthOf(page) });
          await drawn(page);
        }
        await page.screenshot({
          path: file,
          type: 'jpeg',
          quality: 86,
          fullPage: !state.screen,
          animations: 'disabled',
        });
        shots.push({ width, theme, file });
      }
    }
    return shots;
  } finally {
    await context.close();
  }
}

function sizeOf(width: Width): { width: number; height: number } {
  return { width, height: HEIGHTS[width] };
}

/** The frame of another site follows only the page's own theme button. */
async function tellFrame(page: Page, theme: Shot['theme']): Promise<void> {
  const button = page.locator(`shop-nav .to-${theme}`);
  if ((await button.count()) > 0) await button.dispatchEvent('click');
  await page.waitForLoadState('networkidle');
}

/** A frame of another site paints by itself, and only while it is on the screen. */
async function drawn(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(
      () =>
        new Promise<void>((settle) => {
          requestAnimationFrame(() => requestAnimationFrame(() => settle()));
        }),
    );
  }
}

/** An element fixed to the screen appears at the top of a full-page picture. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Sets the page's theme, where its store leaves the choice, and waits for its pictures. */
async function show(page: Page, theme: Shot['theme']): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (wanted) => {
    const root = document.documentElement;
    if (document.querySelector('shop-theme')) root.dataset['theme'] = wanted;
    const images: HTMLImageElement[] = [];
    const collect = (from: Document | ShadowRoot) => {
      images.push(...from.querySelectorAll('img'));
      for (const { shadowRoot } of from.querySelectorAll('*')) if (shadowRoot) collect(shadowRoot);
    };
    collect(document);
    for (const image of images) image.loading = 'eager';
    // A picture that is hidden at this width is never loaded.
    const loaded = Promise.all(
      images.filter((image) => image.checkVisibility()).map((image) => image.decode()),
    );
    const late = new Promise((settle) => {
      setTimeout(settle, 8000);
    });
    await Promise.race([loaded.catch(() => undefined), late]);
  }, theme);
}
