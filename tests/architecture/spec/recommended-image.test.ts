/** The sizes of pictures that forms recommend are those of spec [5]. */
import { expect, test } from 'vitest';
import { RECOMMENDED_IMAGE } from '../../../shared/kernel/constants/sizes.ts';

const sizes: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  ...RECOMMENDED_IMAGE,
};

/** A sentence of the spec, and the constants for its sizes in their order. */
const SENTENCES: readonly (readonly [string, readonly string[]])[] = [
  ['Types jpeg, png, jpg, svg+xml, recommended 400x200.', ['catalogue']],
  ['Recommended shop image 1000x1000 (1000x400 rectangular).', ['shop', 'shopRectangular']],
  [
    'Recommended 3200x982 desktop, 1000x450 mobile, 1100x982 in 2-column.',
    ['carouselDesktop', 'carouselMobile', 'carouselTwoColumns'],
  ],
];

test.each(SENTENCES)('%s', (sentence, names) => {
  const said = sentence.match(/\d+x\d+/g);
  expect(names.map((name) => `${sizes[name]?.width}x${sizes[name]?.height}`)).toEqual(said);
});

test('no other size is recommended', () => {
  const quoted = SENTENCES.flatMap(([, names]) => names);
  expect(Object.keys(sizes).toSorted()).toEqual(quoted.toSorted());
});
