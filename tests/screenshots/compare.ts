/** Compares the pictures of two runs, such as one before a change and one after it. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { escapeHtml } from '../../shared/kernel/escape.ts';

/** The difference of two pictures of one name. */
export interface Difference {
  readonly name: string;
  /** The share of differing pixels, 0 to 1; 1 where only one run has the picture. */
  readonly share: number;
  readonly note: 'size' | 'missing before' | 'missing after' | 'pixels';
}

/** A channel that differs by less is JPEG's noise. */
const NOISE = 40;
/** Fewer differing pixels are a caret or an anti-aliased edge. */
const LEAST_SHARE = 0.0005;

/**
 * Compares every picture of both folders, and writes `<after>/compared.html` with each pair that
 * differs, the largest difference first.
 * @param before the folder of the earlier run's pictures
 * @param after the folder of the later run's pictures
 */
export async function compareRuns(
  browser: Browser,
  before: string,
  after: string,
): Promise<readonly Difference[]> {
  const page = await browser.newPage();
  const found: Difference[] = [];
  for (const name of picturesOf(before, after)) {
    const one = join(before, name);
    const other = join(after, name);
    if (!existsSync(one)) found.push({ name, share: 1, note: 'missing before' });
    else if (!existsSync(other)) found.push({ name, share: 1, note: 'missing after' });
    else {
      const { share, isResized } = await differenceOf(page, dataUrl(one), dataUrl(other));
      if (share > LEAST_SHARE) found.push({ name, share, note: isResized ? 'size' : 'pixels' });
    }
  }
  await page.close();
  const sorted = found.toSorted((one, other) => other.share - one.share);
  mkdirSync(after, { recursive: true });
  writeFileSync(join(after, 'compared.html'), pairsPage(before, after, sorted));
  return sorted;
}

function picturesOf(...folders: readonly string[]): string[] {
  const names = folders.flatMap((cwd) =>
    globSync('**/*.{light,dark}.jpg', { cwd }).filter((name) => dirname(name) !== 'sheets'),
  );
  return [...new Set(names)].toSorted();
}

function dataUrl(file: string): string {
  return `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;
}

/** Counts pixels in the page: the browser reads JPEG. Area that only one picture has differs. */
function differenceOf(page: Page, before: string, after: string) {
  return page.evaluate(
    async ({ urls, noise }) => {
      const images = await Promise.all(
        urls.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image;
        }),
      );
      const [one, other] = images as [HTMLImageElement, HTMLImageElement];
      const width = Math.min(one.width, other.width);
      const height = Math.min(one.height, other.height);
      const [left, right] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height).data;
      }) as [ImageDataArray, ImageDataArray];
      const all = Math.max(one.width, other.width) * Math.max(one.height, other.height);
      let count = all - width * height;
      for (let at = 0; at < left.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (channel) => Math.abs(left[at + channel]! - right[at + channel]!) > noise,
        );
        if (isOther) count += 1;
      }
      return {
        share: count / all,
        isResized: one.width !== other.width || one.height !== other.height,
      };
    },
    { urls: [before, after], noise: NOISE },
  );
}

function pairsPage(before: string, after: string, differences: readonly Difference[]): string {
  const rows = differences.map(({ name, share, note }) => {
    const pictures = [before, after].map((folder) => {
      const file = join(folder, name);
      return existsSync(file) ? `<img loading="lazy" src="file://${encodeURI(file)}">` : '<p>–</p>';
    });
    return `<h2>${escapeHtml(name)} · ${(share * 100).toFixed(2)} % · ${note}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Compared</title>
<style>body{font:14px sans-serif}div{display:flex;gap:12px;align-items:start}img{max-width:48%}h2{font-size:1rem}</style>
${rows.join('\n')}`;
}
