import { fill } from '../../../../shared/i18n/fill.ts';
import { ReviewPhotoLink } from '../../../../shared/ui/ReviewPhotos.tsx';
import { Act } from '../../../_office/Act.tsx';
import type { RowProps } from '../props.ts';

/** The photos of a review, each with the button that hides it alone, or shows it again. */
export function Photos({ t, env, review, action, idempotencyKey }: RowProps) {
  const { id, version, photos } = review;
  if (photos.length === 0) return null;
  const hidden = photos.flatMap((one) => (one.is_hidden ? [one.id] : []));
  return (
    <ul className="photos" role="list">
      {photos.map((photo, index) => {
        const name = fill(t.photoOf, { n: index + 1 });
        const { is_hidden: isHidden } = photo;
        const after = isHidden ? hidden.filter((one) => one !== photo.id) : [...hidden, photo.id];
        return (
          <li key={photo.id}>
            <ReviewPhotoLink photo={photo} name={name} base={env.base} />
            {isHidden && <span className="badge badge-danger">{t.hiddenPhoto}</span>}
            <Act
              action={action}
              fields={{
                intent: isHidden ? 'show_photo' : 'hide_photo',
                id,
                version: `${version}`,
                hidden_photos: after.join(' '),
                idempotency_key: `${idempotencyKey}-${photo.id}`,
              }}
              label={isHidden ? t.showPhoto : t.hidePhoto}
              name={fill(isHidden ? t.showPhotoOf : t.hidePhotoOf, { photo: name })}
              act={() => {}}
            />
          </li>
        );
      })}
    </ul>
  );
}
