import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { safeBody, textOf } from './safe-html.ts';

const corpus = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/support/xss/payloads.json'), 'utf8'),
) as unknown;

/** Every text of the corpus, wherever it stands in the file. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

test('elements and attributes of entries stay, others go', () => {
  expect(safeBody('<h1>A</h1><div>b <b>c</b> <i>d</i></div>')).toBe(
    '<h2>A</h2><p>b <strong>c</strong> <em>d</em></p>',
  );
  expect(safeBody('<p style="color:red" onclick="x()" class="y">a</p>')).toBe('<p>a</p>');
  expect(safeBody('<a href="/productos" target="_blank">x</a>')).toBe(
    '<a href="/productos" rel="noopener">x</a>',
  );
  expect(safeBody('<p>a<script>alert(1)</script><svg><a>b</a></svg></p>')).toBe('<p>a</p>');
});

test('links lead to pages, mail and phones; pictures are the platform’s own', () => {
  expect(safeBody('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
  expect(safeBody('<a href="data:text/html,x">x</a>')).not.toContain('data:');
  expect(safeBody('<a href="//evil.example">x</a>')).not.toContain('evil');
  expect(safeBody('<p>a<img src="https://evil.example/x.png"></p>')).toBe('<p>a</p>');
  expect(safeBody('<img src="/media/st_1/a.webp" alt="&quot;b" width="4" height="3">')).toBe(
    '<img src="/media/st_1/a.webp" alt="&quot;b" width="4" height="3" loading="lazy" />',
  );
  expect(safeBody('<p>a<img src="/media/../api"></p>')).not.toContain('onerror');
});

test('a text without elements is read as plain paragraphs', () => {
  expect(safeBody('uno & dos\r\ntres\n\n\n1 < 2')).toBe(
    '<p>uno &amp; dos<br />tres</p>\n<p>1 &lt; 2</p>',
  );
  expect(textOf('<h2>Uno</h2><p>dos &amp; tres<br />1 &lt; 2</p>')).toBe('Uno dos & tres 1 < 2');
});

test('of every text of attack only plain elements are left', () => {
  const attacks = texts(corpus);
  expect(attacks.length).toBeGreaterThan(200);
  for (const attack of attacks) {
    const safe = safeBody(`<p>${attack}</p>`);
    const tags = safe.match(/<[^>]*>/g) ?? [];
    for (const tag of tags)
      expect(tag).toMatch(
        /^<\/?(?:p|br|h2|h3|strong|em|u|s|a|ul|ol|li|blockquote|hr|code|pre|img|figure|figcaption)(?: (?:href|rel|src|alt|width|height|loading)="[^"]*")* ?\/?>$/,
      );
    expect(safe).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript)/i);
  }
});
