/** What a resale leaves stands on no page that visitors see. */
import { expect, test } from 'vitest';
import { DEMO_PAGES } from '../../support/demo-pages.ts';
import { moda, platform } from '../shops.ts';

test('no page of a shop or of the marketplace names a margin or a share of it', async () => {
  let read = 0;
  for (const [shop, slug] of [
    [moda, 'moda'],
    [platform, 'mercado'],
  ] as const) {
    for (const entry of DEMO_PAGES[slug] ?? []) {
      const { text } = await shop.get(typeof entry === 'string' ? entry : entry[0]);
      expect(text, String(entry)).not.toMatch(/contribution_margin|"margins?"|"sellers"|buy_by/);
      read += text.length;
    }
  }
  expect(read).toBeGreaterThan(1_000_000);
});
