import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Thumbnail } from './Thumbnail.tsx';

const photo = { url: '/media/falda.webp' };

test('is twice as wide as its box, has its place kept and says nothing', () => {
  expect(renderToStaticMarkup(<Thumbnail photo={photo} size={80} />)).toContain(
    '<img src="/media/w160/falda.webp" width="80" height="80" alt="" decoding="async"/>',
  );
});

test('comes from the store on a partner’s page, and when it is near', () => {
  const origin = 'https://moda.test';
  const html = renderToStaticMarkup(
    <Thumbnail photo={photo} size={80} origin={origin} loading="lazy" />,
  );
  expect(html).toContain('src="https://moda.test/media/w160/falda.webp"');
  expect(html).toContain('loading="lazy"');
});
