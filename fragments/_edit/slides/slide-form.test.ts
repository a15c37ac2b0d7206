import { expect, test } from 'vitest';
import type { EditedSlide } from '../../../shared/contracts/slide-edits.ts';
import { slideFields, slideProblems, slideValues } from './slide-form.ts';

const picture = (n: number): string => `pi_${String(n).repeat(26)}`;
const slide: EditedSlide = {
  id: 'bn_1',
  hzt_image: '/media/a.webp',
  vrt_image: '/media/b.webp',
  hzt_image_id: picture(1),
  vrt_image_id: picture(2),
  type: 'URL',
  action_type: 'url',
  url: 'https://example.com',
  url_target: false,
  product: null,
  supplier: null,
  target: 'registered',
  version: 1,
};

test('a slide comes out of its form as it went in', () => {
  const { id: _, version: _v, hzt_image, vrt_image, supplier: _s, ...fields } = slide;
  expect(slideFields(slideValues(slide))).toEqual(fields);
  expect(slideValues(slide)).toMatchObject({ hzt_image, vrt_image, url_target: 'same' });
});

test('a picture of no library is not sent: it stays as it is', () => {
  const fields = slideFields(slideValues({ ...slide, hzt_image_id: null }));
  expect(fields).not.toHaveProperty('hzt_image_id');
  expect(fields).toHaveProperty('vrt_image_id', picture(2));
});

test('a banner of the type PRODUCT is one that leads to its product', () => {
  const product = { ...slide, type: 'PRODUCT', product: 'it_a' } as const;
  expect(slideFields(slideValues(product))).toMatchObject({
    type: 'PRODUCT',
    action_type: 'product',
    product: 'it_a',
    url: null,
  });
});

const full = slideValues(slide);
test.each([
  [full, 1, {}],
  [slideValues(null), 2, { hzt_image_id: 'required', vrt_image_id: 'required' }],
  [{ ...full, url: '' }, 2, { url: 'required' }],
  [{ ...full, url: '/catalogos' }, 2, {}],
  [{ ...full, url: '/catalogos' }, 1, { url: 'website' }],
  [{ ...full, url: 'javascript:alert(1)' }, 2, { url: 'link' }],
  [{ ...full, action_type: 'none', url: '' }, 1, {}],
  [{ ...full, action_type: 'product' }, 1, { product: 'required' }],
] as const)('%j with %i columns has the problems %j', (values, columns, problems) => {
  expect(slideProblems(values, columns)).toEqual(problems);
});

test('an address that the slide has already may stay when the columns change', () => {
  const values = { ...full, url: '/catalogos' };
  expect(slideProblems(values, 1, '/catalogos')).toEqual({});
});
