import { describe, expect, test } from 'vitest';
import { pictureSources, thumbnail } from './pictures.ts';

describe('thumbnail', () => {
  test.each([
    ['/media/a.webp', 50, '/media/w160/a.webp'],
    ['/media/a.webp', 80, '/media/w160/a.webp'],
    ['/media/slides/a.webp', 81, '/media/w400/slides/a.webp'],
    // The picture has no such width: its address stays whole.
    ['/media/a.webp', 5000, '/media/a.webp'],
    // An SVG has every size; a picture on another site has only its own.
    ['/media/brand/a.svg', 80, '/media/brand/a.svg'],
    ['https://elsewhere.example/media/a.webp', 80, 'https://elsewhere.example/media/a.webp'],
    ['/assets/a.webp', 80, '/assets/a.webp'],
  ])('%s in %i px', (url, px, expected) => {
    expect(thumbnail(url, px)).toBe(expected);
  });

  test('on a partner’s page only what is the store’s own', () => {
    const origin = 'https://tienda.example';
    expect(thumbnail(`${origin}/media/a.webp`, 70, origin)).toBe(`${origin}/media/w160/a.webp`);
    const other = 'https://tienda.example.evil/media/a.webp';
    expect(thumbnail(other, 70, origin)).toBe(other);
  });
});

describe('pictureSources', () => {
  const photo = { url: '/media/a.webp', width: 1000, height: 500 };

  test('names each width, and the picture itself where that is the narrower', () => {
    expect(pictureSources(photo, [400, 750, 1200, 1800], '50vw')).toEqual({
      sizes: '50vw',
      srcSet: '/media/w400/a.webp 400w,/media/w750/a.webp 750w,/media/a.webp 1000w',
      src: '/media/a.webp',
    });
  });

  test('of a large picture the whole is never a candidate', () => {
    const { srcSet } = pictureSources({ ...photo, width: 6000 }, [400, 750]);
    expect(srcSet).toBe('/media/w400/a.webp 400w,/media/w750/a.webp 750w');
  });

  test.each([
    { ...photo, width: 300 },
    { ...photo, url: '/media/a.svg' },
    { ...photo, url: 'https://elsewhere.example/media/a.webp' },
  ])('%j has nothing to choose from', (only) => {
    expect(pictureSources(only, [400, 750], '50vw')).toEqual({ src: only.url });
  });

  test('the order is the one in which a browser may take them', () => {
    expect(Object.keys(pictureSources(photo, [400, 750], '50vw'))).toEqual([
      'sizes',
      'srcSet',
      'src',
    ]);
  });
});
