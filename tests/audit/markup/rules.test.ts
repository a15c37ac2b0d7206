import { expect, test } from 'vitest';
import { faultsOf } from './rules.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>t</title></head><body>${body}</body></html>`;
const inShadow = (markup: string) =>
  page(`<h1>t</h1><x-a><template shadowrootmode="open">${markup}</template></x-a>`);
const rulesOf = async (html: string) => (await faultsOf(html)).map(({ rule }) => rule);

test('a page without faults has none reported', async () => {
  expect(await rulesOf(inShadow('<h2 id="a">x</h2><form><button>y</button></form>'))).toEqual([]);
});

test('two shadow roots may use one id, a single root may not use it twice', async () => {
  expect(
    await rulesOf(
      page('<h1 id="a">t</h1><x-a><template shadowrootmode="open"><p id="a"></p></template></x-a>'),
    ),
  ).toEqual([]);
  expect(await rulesOf(inShadow('<p id="a"></p><p id="a"></p>'))).toEqual(['no-dup-id']);
});

test.each([
  ['<p><div>x</div></p>', /element-permitted-content|close-order/],
  ['<img src="x">', /wcag\/h37/],
  ['<label for="b">x</label>', /no-missing-references|valid-for/],
  ['<ul><div></div></ul>', /element-permitted-content/],
  ['<b>x', /close-order/],
  ['<h4>x</h4>', /heading-level/],
  ['<input>', /input-missing-label/],
])('inside a shadow root, %s is a fault', async (markup, rule) => {
  expect((await rulesOf(inShadow(markup))).join()).toMatch(rule);
});

test('a document without title or language has a fault', async () => {
  const rules = await rulesOf('<!doctype html><html><head></head><body><h1>x</h1></body></html>');
  expect(rules.join()).toMatch(/element-required-content|empty-title/);
  expect(rules.join()).toMatch(/element-required-attributes|wcag\/h/);
});
