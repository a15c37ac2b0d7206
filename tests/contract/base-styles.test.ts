import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { casa, eventos, moda } from './shops.ts';

const SHADOW = /<template shadowrootmode="open"><style>([^]*?)<\/style>([^]*?)<\/template>/g;

/** Classes that a stylesheet has rules for. */
function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map((match) => match[1]!));
}

const base = classesOf(
  globSync('shared/ui/base/*.css', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n'),
);

test.each([
  [moda, '/'],
  [moda, '/productos?page=2&sort=list_price'],
  [moda, '/buscar?text=zzzzqq'],
  [moda, '/productos/moda/falda-corta-estampada-blossom-breeze'],
  [moda, '/catalogos'],
  [moda, '/info'],
  [moda, '/shopping-cart'],
  [moda, '/no-such-page'],
  [casa, '/franquicias'],
  [eventos, '/'],
])('every fragment carries the rules of the base classes that it sets %#', async (shop, path) => {
  const { text } = await shop.get(path);
  const fragments = [...text.matchAll(SHADOW)];
  expect(fragments.length).toBeGreaterThan(5);
  for (const [, styles = '', markup = ''] of fragments) {
    const carried = classesOf(styles);
    const set = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap((match) => match[1]!.split(' '));
    expect(set.filter((name) => base.has(name) && !carried.has(name))).toEqual([]);
  }
});
