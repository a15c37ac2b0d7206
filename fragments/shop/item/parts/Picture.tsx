import type { Photo } from '../../../../shared/contracts/fields.ts';
import { focusClass } from '../../../../shared/rules/focus.ts';
import type { pictureSources } from '../../../../shared/rules/pictures.ts';

type PictureProps = ReturnType<typeof pictureSources> & {
  photo: Photo;
  alt: string;
  first?: boolean;
};

/** One photo of the item; the one in sight loads first. */
export function Picture({ photo, alt, first, ...sources }: PictureProps) {
  return (
    <img
      {...sources}
      className={focusClass(photo.focus)}
      alt={alt}
      width={photo.width}
      height={photo.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'low'}
      decoding="async"
    />
  );
}
