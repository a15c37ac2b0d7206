import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('a shadow root is a piece of its own, and so is a nested one', () => {
  const html =
    '<body><x-a id="a"><template shadowrootmode="open"><p>1</p><template><i></i></template></template>' +
    '<x-b><template shadowrootmode="open" data-x><p>2</p></template></x-b></x-a></body>';
  expect(piecesOf(html)).toEqual([
    {
      name: 'document',
      html:
        '<body><x-a id="a"><template shadowrootmode="open"></template>' +
        '<x-b><template shadowrootmode="open" data-x></template></x-b></x-a></body>',
    },
    { name: 'x-a', html: '<p>1</p><template><i></i></template>' },
    { name: 'x-b', html: '<p>2</p>' },
  ]);
});

test('a template that never ends is an error', () => {
  expect(() => piecesOf('<x-a><template shadowrootmode="open"><p>')).toThrow(/not closed/);
});
