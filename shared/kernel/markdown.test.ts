import { expect, test } from 'vitest';
import { escapeMarkdown, fencedCode, markdownCode, markdownTable } from './markdown.ts';

test('no letter of a text is markup, and no text is more than a line', () => {
  expect(escapeMarkdown('# a\n* <b> [x](y) `z` _k_ \\ ~~ &amp;')).toBe(
    String.raw`\# a \* \<b\> \[x\](y) \`z\` \_k\_ \\ \~\~ \&amp;`,
  );
});

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['a\nb', '`a b`'],
])('%j is code within a line', (text, written) => {
  expect(markdownCode(text)).toBe(written);
});

test('no text ends its own block of code', () => {
  expect(fencedCode('sh', 'a')).toBe('```sh\na\n```');
  expect(fencedCode('', '````\nb')).toBe('`````\n````\nb\n`````');
});

test('no cell ends its table', () => {
  expect(markdownTable(['a', 'b'], [['1|2', 'x\n| y |']])).toBe(
    String.raw`| a | b |
| --- | --- |
| 1\|2 | x \| y \| |`,
  );
});
