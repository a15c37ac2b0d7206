import type { Photo } from '../contracts/fields.ts';
import { thumbnail } from '../rules/pictures.ts';

interface ThumbnailProps {
  readonly photo: Pick<Photo, 'url'>;
  /** Width of its square box, in CSS pixels. */
  readonly size: number;
  /** The store's origin on a partner's page, where the photo's address is a path. */
  readonly origin?: string;
  readonly loading?: 'lazy';
}

/** The small photo of a line of goods; decorative, the name stands beside it. */
export function Thumbnail({ photo, size, origin = '', loading }: ThumbnailProps) {
  return (
    <img
      src={origin + thumbnail(photo.url, size)}
      width={size}
      height={size}
      alt=""
      loading={loading}
      decoding="async"
    />
  );
}
