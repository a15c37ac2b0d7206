import { expect, test } from 'vitest';
import { inMarkdown } from './in-markdown.ts';
import { inWords } from './frame.ts';

test.each([
  ['a <code>b_c</code> d', 'a `b_c` d'],
  ['<a href="/x?a=1&amp;b=2#y">z</a>', '[z](/x?a=1&b=2#y)'],
  ['<strong class="old">a*</strong> b', String.raw`**a\*** b`],
  ['<a href="#y"><code>cart.add</code></a>', '[`cart.add`](#y)'],
  ['<code>(<a href="#object-A">A</a> | null)[]</code>', '`(`[`A`](#object-A)` | null)[]`'],
  ['<code>^&lt;a&gt;`$</code>; 1–5', '``^<a>`$``; 1–5'],
])('%s', (html, written) => {
  expect(inMarkdown(html)).toBe(written);
});

test('no letter of a summary is markup', () => {
  const summary = '# Adds <script> & *all* of `cart|x` [here](javascript:1)\n- ![](y)';
  expect(inMarkdown(inWords(summary))).toBe(
    String.raw`\# Adds \<script\> \& \*all\* of ` +
      '`cart|x`' +
      String.raw` \[here\](javascript:1) - !\[\](y)`,
  );
});
