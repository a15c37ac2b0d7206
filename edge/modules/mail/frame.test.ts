import { expect, test } from 'vitest';
import { contrast } from '../../../shared/ui/color.ts';
import { TEXT_CONTRAST } from '../../../shared/ui/contrast.ts';
import { mailFrame } from './frame.ts';
import { html } from './markup.ts';

const mail = mailFrame({
  locale: 'es',
  storeName: 'Lirio & "Co"',
  color: '#1f2937',
  width: 520,
  rows: html`<tr><td>${'<b>'}</td></tr>`,
  foot: html``,
});

test('follows a dark device, and says so to programs that would turn its colours round', () => {
  expect(mail).toContain('<meta name="color-scheme" content="light dark">');
  expect(mail).toContain('@media (prefers-color-scheme: dark)');
});

test('holds what it is given as text', () => {
  expect(mail).toContain('<title>Lirio &amp; &quot;Co&quot;</title>');
  expect(mail).toContain('<td>&lt;b&gt;</td>');
});

/** What a class has in the dark. */
function dark(name: string, property: string): string {
  const rule = new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(mail)![1]!;
  return new RegExp(`(?:^|[ ;])${property}: (#[0-9a-f]{6})`).exec(rule)![1]!;
}

test.each([
  ['words', 'card'],
  ['small', 'card'],
  ['small', 'ground'],
  ['ground', 'card'],
])('in the dark the text of %s can be read on the %s', (text, ground) => {
  const ratio = contrast(
    dark(text, 'color') as `#${string}`,
    dark(ground, 'background') as `#${string}`,
  );
  expect(ratio).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
