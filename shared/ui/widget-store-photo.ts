import type { StoreInfo } from '../contracts/store.ts';
import { LOGO_PX } from '../kernel/constants/index.ts';
import { focusClass } from '../rules/focus.ts';
import { thumbnail } from '../rules/pictures.ts';

type Shop = Pick<StoreInfo, 'name' | 'photo' | 'photo_display' | 'photo_focus'>;
type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/**
 * The shop's photo in a widget's template: `StorePhoto` for views without React.
 * @param html the tag that the view was given
 */
export function widgetStorePhoto(
  html: Tag,
  { name, photo, photo_display: display, photo_focus: focus }: Shop,
): unknown {
  const shape = `store-photo store-photo-${display.replace('_', ' store-photo-')}`;
  if (!photo) {
    const initial = Array.from(name.trim())[0]?.toUpperCase();
    return html`<span class=${`${shape} store-initial`} aria-hidden="true">${initial}</span>`;
  }
  const width = display.endsWith('rec') ? LOGO_PX.rectangular : LOGO_PX.width;
  return html`<img
    class=${`${shape} ${focusClass(focus) ?? ''}`.trim()}
    src=${thumbnail(photo, width)}
    width=${width}
    height=${LOGO_PX.height}
    alt=""
  />`;
}
