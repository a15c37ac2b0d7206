import { addressOf } from '../../../../shared/api-client/address.ts';
import { addReviewPhoto, type AuthoredReview } from '../../../../shared/contracts/reviews.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { REVIEW_PHOTOS_MAX } from '../../../../shared/rules/reviews.ts';
import { PhotoForm } from '../../../../shared/ui/form/PhotoForm.tsx';
import { ReviewPhotoLink } from '../../../../shared/ui/ReviewPhotos.tsx';
import type { ReviewFormViewProps } from '../props.ts';

type Props = ReviewFormViewProps & {
  readonly review: AuthoredReview;
  readonly name: string;
  /** Address of the order's reviews. */
  readonly action: string;
};

/** What its author may do with a review that is written: photos, and taking it away. */
export function OwnPhotos({ t, env, order, review, name, action, idempotencyKey }: Props) {
  const { item, photos } = review;
  const hidden = (intent: string, key: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${key}`} />
    </>
  );
  return (
    <>
      {photos.length > 0 && (
        <ul className="photos" role="list">
          {photos.map((one, index) => {
            const photo = fill(t.photoOf, { n: index + 1 });
            return (
              <li key={one.id}>
                <ReviewPhotoLink photo={one} name={photo} base={env.base} />
                {one.is_hidden && <span className="small muted">{t.hiddenPhoto}</span>}
                <form method="post" action={action}>
                  {hidden('unphoto', one.id)}
                  <input type="hidden" name="photo" value={one.id} />
                  <button className="btn btn-s btn-quiet" aria-label={fill(t.removeOf, { photo })}>
                    {t.remove}
                  </button>
                </form>
              </li>
            );
          })}
        </ul>
      )}
      {photos.length < REVIEW_PHOTOS_MAX && (
        <details className="more" open={photos.length > 0 || undefined}>
          <summary className="btn btn-s" aria-label={fill(t.addOf, { name })}>
            {t.add}
          </summary>
          <PhotoForm
            action={env.base + addressOf(addReviewPhoto, { params: { order: order.order, item } })}
            id={`image-${item}`}
            t={t}
          />
        </details>
      )}
      <details className="more">
        <summary className="btn btn-s btn-quiet" aria-label={fill(t.deleteOf, { name })}>
          {t.delete}
        </summary>
        <form method="post" action={action}>
          {hidden('remove', 'remove')}
          <p>{t.deleteText}</p>
          <p>
            <button className="btn btn-s">{t.deleteNow}</button>
          </p>
        </form>
      </details>
    </>
  );
}
