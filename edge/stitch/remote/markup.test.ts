import { expect, test } from 'vitest';
import { markupFault } from './markup.ts';

test.each([
  ['text alone', 'Hola &amp; adiós'],
  ['nested elements', '<div class="a"><p>uno <b>dos</b></p><img src="/media/x" alt=""></div>'],
  ["React's comments", '<p>a<!-- -->b<!--$--><!--/$--></p>'],
  ['attributes without a value', '<button type="button" disabled>x</button>'],
  ['a drawing', '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"></circle></svg>'],
  ['a slot', '<slot name="language"></slot>'],
  ['attributes that only look like handlers', '<p data-style="a" on="b" title="onclick"></p>'],
  ['names in capitals', '<DIV Class="a"><H1>x</h1></Div>'],
  ['names with digits and hyphens', '<h2 aria-label="a">x</h2><x-1 xlink:href="#a" d.e></x-1>'],
  ['as much depth as a view needs', '<b>'.repeat(100) + '</b>'.repeat(100)],
  ['a comment of forty characters', `<!--${'x'.repeat(40)}-->`],
])('takes %s', (_what, html) => {
  expect(markupFault(html)).toBeUndefined();
});

test.each([
  ['an element that stays open', '<div><p></p>', '<div> is not closed'],
  ['the innermost that stays open', '<div><p>', '<p> is not closed'],
  ['an end without a start', '</div>', '</div> ends nothing'],
  ["the template's end", 'x</template><h1>x</h1>', '</template> ends nothing'],
  ['the host’s end', '</shop-footer>', '</shop-footer> ends nothing'],
  ['crossed elements', '<b><i></b></i>', '</b> ends nothing'],
  ['an element that ends twice', '<b></b></b>', '</b> ends nothing'],
  ['a comment that stays open', '<p></p><!-- x', 'unreadable at 7: <!-- x'],
  ['a comment that ends early', '<!--><p></p>-->', 'unreadable at 0: <!--><p></p>-->'],
  [
    'a comment that is too long',
    `<!--${'x'.repeat(41)}-->`,
    `unreadable at 0: <!--${'x'.repeat(36)}`,
  ],
  ['a value that stays open', '<p title="x><b></b>', 'unreadable at 0: <p title="x><b></b>'],
  ['a value without quotes', '<p title=x></p>', 'unreadable at 0: <p title=x></p>'],
  ['a value with a tag', '<p title="</p>"></p>', 'unreadable at 0: <p title="</p>"></p>'],
  ['a doctype', '<!doctype html>', 'unreadable at 0: <!doctype html>'],
  ['a processing instruction', '<?xml version="1.0"?>', 'unreadable at 0: <?xml version="1.0"?>'],
  ['character data', '<svg><![CDATA[</svg>]]></svg>', 'unreadable at 5: <![CDATA[</svg>]]></svg>'],
  ['a slash that HTML overlooks', '<div/>', '<div/> is not closed'],
  ['a slash after a drawing', '<svg></svg><path/>', '<path/> is not closed'],
  ['a bare less-than', 'a < b', 'unreadable at 2: < b'],
  ['an end with a space', '<b></b >', 'unreadable at 3: </b >'],
  ['a name that begins with a digit', '<1b></1b>', 'unreadable at 0: <1b></1b>'],
  ['too much depth', '<b>'.repeat(101) + '</b>'.repeat(101), 'nested too deep'],
])('refuses %s', (_what, html, fault) => {
  expect(markupFault(html)).toBe(fault);
});

test.each(
  (
    'applet base body embed foreignobject frame frameset head html iframe link math meta noembed ' +
    'noframes noscript object plaintext portal script style template textarea title xmp'
  ).split(' '),
)('an element %s may not be sent, however it is written', (name) => {
  const fault = `<${name}> may not be sent`;
  expect(markupFault(`<${name}></${name}>`)).toBe(fault);
  expect(markupFault(`<svg><${name.toUpperCase()} class="a"/></svg>`)).toBe(fault);
});

test.each('area br col hr img input source track wbr'.split(' '))('<%s> needs no end', (name) => {
  expect(markupFault(`<p><${name}><${name} class="a"/></p>`)).toBeUndefined();
});

test.each([
  'onclick="x()"',
  'class="a" ONCLICK="x()"',
  'style="color:red"',
  'srcdoc="x"',
  'onclick',
  'style class="a"',
  'STYLE',
])('refuses %s', (attributes) => {
  expect(markupFault(`<p ${attributes}></p>`)).toBe('<p> carries a style or a handler');
});

test('reads a large text in a moment', () => {
  const spaces = `<p ${' '.repeat(100_000)}`;
  expect(markupFault(spaces)).toBeDefined();
  expect(markupFault('<p>x</p>'.repeat(30_000))).toBeUndefined();
});
