/** What each fragment is on a page of another origin: said by its manifest, and kept by the edge. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { EMBED_NEVER } from '../../fragments/_runtime/embed-never.ts';
import { EMBED_ATTRIBUTES, EMBED_NAMES } from '../../fragments/_runtime/embed-names.ts';
import type { Embed } from '../../fragments/_runtime/embedding.ts';

const files = globSync('fragments/{shop,office,edit}/*/manifest.ts', { cwd: ROOT });

async function declared(file: string): Promise<{ element: string; embed: Embed | undefined }> {
  const module = (await import(pathToFileURL(join(ROOT, file)).href)) as {
    manifest: { element: string };
    embed?: Embed;
  };
  return { element: module.manifest.element, embed: module.embed };
}

const all = await Promise.all(files.map(declared));
const of = (is: Embed['is']) => all.filter(({ embed }) => embed?.is === is);

test('every fragment says what it is on a foreign page, and why where it is nothing', () => {
  expect(all.length).toBeGreaterThan(90);
  expect(all.filter(({ embed }) => embed === undefined)).toEqual([]);
  for (const { embed } of of('none')) {
    expect(Object.keys(EMBED_NEVER)).toContain(embed?.is === 'none' ? embed.why : '');
  }
});

test('the loader knows exactly the elements that the manifests offer, and their attributes', () => {
  const offered = [...of('public'), ...of('link')].map(({ element }) => element);
  expect([...EMBED_NAMES].toSorted()).toEqual(offered.toSorted());
  const attributes = of('public').flatMap(({ embed }) =>
    embed?.is === 'public' ? Object.keys(embed.attributes) : [],
  );
  expect(new Set(EMBED_ATTRIBUTES)).toEqual(new Set(attributes));
});

test('what shows or changes the data of people stands on no foreign page', () => {
  const open = of('public').map(({ element }) => element);
  for (const element of ['shop-order', 'shop-tickets', 'shop-preferences', 'shop-own-orders']) {
    expect(open).not.toContain(element);
  }
});
