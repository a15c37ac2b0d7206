import { expect, test } from 'vitest';
import { plainStore } from '../../tests/support/page-context.ts';
import { contrast, parseHex } from './color.ts';
import { TEXT_CONTRAST } from './contrast.ts';
import { storeCss } from './store-css.ts';

const header = {
  id: 'he_1',
  title: 'A',
  subtitle: null,
  description: null,
  target: 'all',
  action_type: 'none',
  url: null,
  product: null,
  product_supplier: null,
  button_label: 'more',
} as const;
const css = (bgcolor: string | null) =>
  storeCss({
    ...plainStore,
    store_theme_info: { ...plainStore.store_theme_info, header_info: { ...header, bgcolor } },
  });

test('a header without a ground adds nothing', () => {
  expect(css(null)).not.toContain('--header');
  expect(css('red;} body{display:none')).not.toContain('--header');
});

test.each(['#ffffff', '#16324f', '#777777', '#ffdd00', '#b3264c'])('on %s words read', (ground) => {
  const ink = /--header-fg:(#[\da-f]{6})/.exec(css(ground))?.[1];
  expect(css(ground)).toContain(`--header-bg:${ground};`);
  expect(contrast(parseHex(ground)!, parseHex(ink)!)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
