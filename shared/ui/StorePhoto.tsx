import type { StoreInfo } from '../contracts/store.ts';
import { LOGO_PX } from '../kernel/constants/index.ts';
import { focusClass } from '../rules/focus.ts';
import { thumbnail } from '../rules/pictures.ts';

type Shop = Pick<StoreInfo, 'name' | 'photo' | 'photo_display' | 'photo_focus'>;

/**
 * The shop's photo in its display shape, or its initial where there is none; decorative, the name
 * stands beside it. Its styles are `store-photo.css`: import that into the fragment's own.
 */
export function StorePhoto({ store }: { store: Shop }) {
  const shape = `store-photo store-photo-${store.photo_display.replace('_', ' store-photo-')}`;
  if (!store.photo) {
    return (
      <span className={`${shape} store-initial`} aria-hidden="true">
        {Array.from(store.name.trim())[0]?.toUpperCase()}
      </span>
    );
  }
  const width = store.photo_display.endsWith('rec') ? LOGO_PX.rectangular : LOGO_PX.width;
  return (
    <img
      className={`${shape} ${focusClass(store.photo_focus) ?? ''}`.trim()}
      src={thumbnail(store.photo, width)}
      width={width}
      height={LOGO_PX.height}
      alt=""
    />
  );
}
