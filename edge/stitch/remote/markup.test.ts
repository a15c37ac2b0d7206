import { expect, test } from 'vitest';
import { markupFault } from './markup.ts';

test.each([
  ['text alone', 'Hola &amp; adiós'],
  ['nested elements', '<div class="a"><p>uno <b>dos</b></p><img src="/media/x" alt=""></div>'],
  ["React's comments", '<p>a<!-- -->b<!--$--><!--/$--></p>'],
  ['attributes without a value', '<button type="button" disabled>x</button>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"></circle></svg>'],
  ['a slot', '<slot name="language"></slot>'],
])('takes %s', (_what, html) => {
  expect(markupFault(html)).toBeUndefined();
});

test.each([
  ['an element that stays open', '<div><p></p>'],
  ['an end without a start', '</div>'],
  ["the template's end", 'x</template><h1>x</h1>'],
  ['the host’s end', '</shop-footer>'],
  ['crossed elements', '<b><i></b></i>'],
  ['a comment that stays open', '<p></p><!-- x'],
  ['a comment that ends early', '<!--><p></p>-->'],
  ['a value that stays open', '<p title="x><b></b>'],
  ['a value without quotes', '<p title=x></p>'],
  ['a value with a tag', '<p title="</p>"></p>'],
  ['a doctype', '<!doctype html>'],
  ['a processing instruction', '<?xml version="1.0"?>'],
  ['character data', '<svg><![CDATA[</svg>]]></svg>'],
  ['a slash that HTML overlooks', '<div/>'],
  ['a bare less-than', 'a < b'],
  ['too much depth', '<b>'.repeat(101) + '</b>'.repeat(101)],
])('refuses %s', (_what, html) => {
  expect(markupFault(html)).toBeDefined();
});

test.each([
  '<script>x</script>',
  '<SCRIPT>x</SCRIPT>',
  '<style>x</style>',
  '<link rel="stylesheet" href="/x">',
  '<meta http-equiv="refresh" content="0;url=//x">',
  '<base href="//x">',
  '<iframe src="//x"></iframe>',
  '<textarea></textarea>',
  '<title></title>',
  '<plaintext>',
  '<svg><foreignObject></foreignObject></svg>',
  '<p onclick="x()"></p>',
  '<p class="a" ONCLICK="x()"></p>',
  '<p style="color:red"></p>',
  '<p onclick></p>',
  '<p style class="a"></p>',
])('refuses %s', (html) => {
  expect(markupFault(html)).toBeDefined();
});

test('reads a large text in a moment', () => {
  const spaces = `<p ${' '.repeat(100_000)}`;
  expect(markupFault(spaces)).toBeDefined();
  expect(markupFault('<p>x</p>'.repeat(30_000))).toBeUndefined();
});
