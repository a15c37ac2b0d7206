import type { ReviewPhoto } from '../contracts/reviews.ts';
import { fill } from '../i18n/fill.ts';
import { thumbnail } from '../rules/pictures.ts';

/** Width of a photo's square, in CSS pixels; `review-photos.css` says it too. */
const PHOTO_PX = 96;

interface ReviewPhotosProps {
  readonly photos: readonly ReviewPhoto[];
  /** Names a photo, with `{{n}}`. */
  readonly label: string;
  /** The store's prefix, on pages that may show photos of a hidden review. */
  readonly base?: string;
}

/** The photos of a review, each a link to the whole of it; with `review-photos.css`. */
export function ReviewPhotos({ photos, label, base = '' }: ReviewPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="photos" role="list">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <ReviewPhotoLink photo={photo} name={fill(label, { n: index + 1 })} base={base} />
        </li>
      ))}
    </ul>
  );
}

interface ReviewPhotoLinkProps {
  readonly photo: ReviewPhoto;
  readonly name: string;
  readonly base?: string;
}

/** One photo of a review, as a link to the whole of it. */
export function ReviewPhotoLink({ photo, name, base = '' }: ReviewPhotoLinkProps) {
  return (
    <a href={base + photo.url}>
      <img
        src={thumbnail(base + photo.url, PHOTO_PX, base)}
        alt={name}
        width={PHOTO_PX}
        height={PHOTO_PX}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
