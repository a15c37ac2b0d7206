import { BANNER_THUMBNAIL } from '../../../../shared/kernel/constants/sizes.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';

/** A picture of a slide, small (spec [9]). */
export function SlideThumb({ url, alt = '' }: { url: string; alt?: string }) {
  const { width, height } = BANNER_THUMBNAIL;
  return (
    <img
      className="slide-thumb"
      src={thumbnail(url, width)}
      width={width}
      height={height}
      alt={alt}
    />
  );
}
