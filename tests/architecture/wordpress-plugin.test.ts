/** The plugin for WordPress knows the elements that there are, with their attributes, and is right PHP. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import { EMBED_NAMES } from '../../fragments/_runtime/embed-names.ts';
import { embedElements } from '../../host-pages/embed/index.ts';

const FOLDER = join(ROOT, 'edge/embed/examples/wordpress/shop-elements');
const plugin = readFileSync(join(FOLDER, 'shop-elements.php'), 'utf8');

test('it has every element with its attributes, and no other', () => {
  const rows = [...plugin.matchAll(/^ {4}'(shop-[a-z-]+)' => \[([^\]]*)\],$/gm)].map(
    ([, name = '', list = '']) =>
      [name, [...list.matchAll(/'([\w-]+)'/g)].map(([, one]) => one)] as const,
  );
  expect(rows.map(([name]) => name).toSorted()).toEqual([...EMBED_NAMES].toSorted());
  for (const [name, attributes] of rows) {
    const own = Object.keys(embedElements.get(name)?.embed.attributes ?? {});
    expect([name, attributes]).toEqual([name, own]);
  }
});

test('its block names the script that is there, and its data is JSON', () => {
  const block = JSON.parse(readFileSync(join(FOLDER, 'block.json'), 'utf8')) as {
    name: string;
    editorScript: string;
  };
  expect(readFileSync(join(FOLDER, block.editorScript.replace('file:./', '')), 'utf8')).toContain(
    `registerBlockType('${block.name}'`,
  );
});

test('PHP reads it, where this machine has PHP', () => {
  for (const file of ['shop-elements.php', 'block.asset.php']) {
    const read = spawnSync('php', ['-l', join(FOLDER, file)], { encoding: 'utf8' });
    if (read.error) continue;
    expect(read.stdout).toContain('No syntax errors');
  }
});
