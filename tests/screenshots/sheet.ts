/** Contact sheets: a state's six pictures side by side, and a page that links to all of them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import type { Shot } from './shoot.ts';

/** The width of each picture on a sheet. */
const SHOWN = { 390: 250, 820: 330, 1440: 480 } as const;
/** A longer page is cut here; its own picture is complete. */
const MOST_HEIGHT = 1500;

const STYLE = `
body { margin: 0; padding: 12px; width: max-content; background: #777; font: 13px/1.4 sans-serif }
main { display: flex; gap: 12px; align-items: start }
figure { margin: 0; color: #fff }
div { overflow: hidden; max-height: ${MOST_HEIGHT}px; margin-top: 4px }
img { display: block; width: 100% }`;

/** Draws one sheet as a JPEG. */
export async function drawSheet(
  browser: Browser,
  title: string,
  shots: readonly Shot[],
  file: string,
): Promise<void> {
  const figures = shots
    .toSorted((one, other) => one.width - other.width)
    .map(({ width, theme, file: picture }) => {
      const data = readFileSync(picture).toString('base64');
      return `<figure style="width:${SHOWN[width]}px">${width} ${theme}
        <div><img src="data:image/jpeg;base64,${data}"></div></figure>`;
    });
  const page = await browser.newPage();
  try {
    await page.setContent(
      `<style>${STYLE}</style><b>${escapeHtml(title)}</b><main>${figures.join('')}</main>`,
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const size = await page.evaluate(() => {
      const { width, height } = document.body.getBoundingClientRect();
      return { width: Math.ceil(width), height: Math.ceil(height) };
    });
    await page.setViewportSize(size);
    await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
  } finally {
    await page.close();
  }
}

/** Writes the page that shows every sheet. */
export function writeIndex(folder: string, sheets: readonly string[]): void {
  const links = sheets
    .toSorted()
    .map((sheet) => encodeURI(relative(folder, sheet)))
    .map((path) => `<h2>${basename(path, '.jpg')}</h2><a href="${path}"><img src="${path}"></a>`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screenshots</title>
<style>body{font:14px sans-serif}img{max-width:100%}h2{font-size:1rem}</style>${links.join('\n')}`,
  );
}
