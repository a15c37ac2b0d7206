import type { StoreInfo } from '../contracts/store.ts';
import { parseHex } from './color.ts';
import { onColor, storeStylesheet } from './contrast.ts';

/** The stylesheet of a store's pages: its colours, and the ground of the header that it shows. */
export function storeCss(store: StoreInfo): string {
  const { color1, color2, header_info: header } = store.store_theme_info;
  const { bgcolor, footer_bg, footer_fg } = store;
  const css = storeStylesheet({ color1, color2, bgcolor, footer_bg, footer_fg });
  const ground = parseHex(header?.bgcolor);
  // The same in both themes: the owner chose it for these words.
  return ground ? `${css}\n:root{--header-bg:${ground};--header-fg:${onColor(ground)}}` : css;
}
