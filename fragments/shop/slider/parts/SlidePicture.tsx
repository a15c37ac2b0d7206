import type { Photo } from '../../../../shared/contracts/fields.ts';
import {
  PICTURE_WIDTHS,
  SLIDE_UPLOAD,
  type PictureWidth,
} from '../../../../shared/kernel/constants/sizes.ts';
import { focusClass } from '../../../../shared/rules/focus.ts';
import { pictureSources } from '../../../../shared/rules/pictures.ts';
import type { Slide, SlideDevice } from '../props.ts';

/** The first match wins; the desktop's picture is left for the rest. */
const MEDIA: readonly (readonly [SlideDevice, string, readonly PictureWidth[] | null])[] = [
  ['phonePortrait', '(max-width: 599px) and (orientation: portrait)', [750, 1200]],
  ['phoneLandscape', '(max-height: 500px) and (orientation: landscape)', [1200, 1800]],
  ['tabletPortrait', '(max-width: 1199px) and (orientation: portrait)', [1200, 1800]],
  ['tabletLandscape', '(max-width: 1199px)', null],
];

/**
 * The widths of wide screens: up to the first that holds the size to which a slide is reduced.
 * @param beside whether the slide stands beside the words, where half its width will do
 */
function wideWidths(beside: boolean): readonly PictureWidth[] {
  const { width: most } = SLIDE_UPLOAD[beside ? 'twoColumns' : 'oneColumn'];
  const least = beside ? 750 : 1200;
  return PICTURE_WIDTHS.filter(
    (width, index) => width >= least && (PICTURE_WIDTHS[index - 1] ?? 0) < most,
  );
}

/** Without a point of its own the wide picture would take the upright one's from around it. */
const MIDDLE = { x: 50, y: 50 };

interface Props {
  images: Slide['images'];
  /** The picture in words; null where nobody wrote any. */
  alt: string | null;
  /** The first slide is the picture that the visitor waits for. */
  first: boolean;
  /** Its width on wide screens, as `sizes` says it, when it is narrower than the screen. */
  sizes: string | undefined;
}

/** The slide's picture, chosen by orientation and device, in the width that the screen needs. */
export function SlidePicture({ images, alt, first, sizes }: Props) {
  const { width, height } = images.desktop;
  const upright = images.tabletPortrait.focus;
  const wide = wideWidths(sizes !== undefined);
  return (
    <picture className={focusClass(upright)}>
      {MEDIA.map(([device, media, widths]) => {
        const photo = images[device];
        const { src, ...sources } = slideSources(
          photo,
          widths ?? wide,
          device.startsWith('phone') ? undefined : sizes,
        );
        return (
          <source
            key={device}
            media={media}
            srcSet={src}
            {...sources}
            width={photo.width}
            height={photo.height}
          />
        );
      })}
      <img
        {...slideSources(images.desktop, wide, sizes)}
        className={focusClass(images.desktop.focus ?? (upright && MIDDLE))}
        width={width}
        height={height}
        alt={alt ?? ''}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}

/**
 * A slide's size is its frame's, not its file's: the browser asks for a width, and no file is
 * enlarged.
 */
function slideSources(photo: Photo, widths: readonly PictureWidth[], sizes: string | undefined) {
  return pictureSources({ ...photo, width: Infinity }, widths, sizes);
}
