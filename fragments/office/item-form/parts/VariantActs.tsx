import { emit } from '../../../../shared/bus/index.ts';
import { pictureAsk } from '../../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import { withoutVariant } from '../model/rows.ts';
import type { PartsProps } from './TextParts.tsx';

/** Width of a variant's photo, in CSS pixels. */
const PHOTO_PX = 40;

/** A variant's own photo, and the button that takes the variant away. */
export function VariantActs({
  ui,
  fields,
  index,
  title,
}: PartsProps & { index: number; title: string }) {
  const { t } = ui.props;
  const name = `sku_${index}_photo`;
  const photo = fields.values[name] ?? '';
  return (
    <div className="cluster variant-acts">
      {photo !== '' && <img className="small-still" src={thumbnail(photo, PHOTO_PX)} alt="" />}
      <button
        type="button"
        className="btn btn-s"
        aria-label={fill(photo === '' ? t.variant.photoOf : t.variant.changeOf, { title })}
        onClick={() => emit(pictureAsk, { for: name })}
      >
        <Icon name="photo" /> {photo === '' ? t.variant.photo : t.variant.change}
      </button>
      {photo !== '' && (
        <button
          type="button"
          className="btn btn-s btn-quiet"
          aria-label={fill(t.variant.noPhotoOf, { title })}
          onClick={() => fields.input(name, '')}
        >
          {t.variant.noPhoto}
        </button>
      )}
      <button
        type="button"
        className="btn btn-s btn-quiet"
        aria-label={fill(t.variant.removeOf, { title })}
        onClick={() => ui.model.replace(withoutVariant(fields.values, index))}
      >
        {t.variant.remove}
      </button>
    </div>
  );
}
