import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { photosOf } from '../model/photos-of.ts';
import type { PartsProps } from './TextParts.tsx';

/** Width of a photo in the form, in CSS pixels. */
const PHOTO_PX = 72;

/** The item's photos, in the order in which its page shows them. */
export function Photos({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  const urls = photosOf(fields.values);
  if (urls.length === 0 && ui.later === null) return null;
  return (
    <Part name="photos" title={t.parts.photos} text={t.parts.photosText}>
      <input type="hidden" name="photos" value={fields.values['photos'] ?? ''} />
      {ui.later ? (
        <ui.later.PhotoOrder key={ui.model.$settled.value} ui={ui} urls={urls} />
      ) : (
        <p className="cluster">
          {urls.map((url) => (
            <img key={url} className="still" src={thumbnail(url, PHOTO_PX)} alt="" />
          ))}
        </p>
      )}
      <FieldError ui={fields} name="photos" />
    </Part>
  );
}
