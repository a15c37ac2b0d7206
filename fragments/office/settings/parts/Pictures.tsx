import { useSignals } from '@preact/signals-react/runtime';
import { photoDisplays } from '../../../../shared/contracts/store.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { RECOMMENDED_IMAGE } from '../../../../shared/kernel/constants/sizes.ts';
import { StorePhoto } from '../../../../shared/ui/StorePhoto.tsx';
import { fieldId } from '../../../../shared/ui/form/form-ui.ts';
import { PictureChoice } from '../../../_office/PictureChoice.tsx';
import type { PartsProps, PictureName } from './ui.ts';

/** The store's photo, the shape it is cut to, and the icon of the browser's tab. */
export function Pictures({ ui, fields }: PartsProps) {
  return (
    <>
      <PictureField ui={ui} fields={fields} name="photo" />
      <Shapes ui={ui} fields={fields} />
      <PictureField ui={ui} fields={fields} name="favicon" />
    </>
  );
}

/** A picture of the library: by script in its dialog, without script from a list of the last ones. */
function PictureField({ ui, fields, name }: PartsProps & { name: PictureName }) {
  useSignals();
  const { t } = ui.props;
  const shop = RECOMMENDED_IMAGE.shop;
  const wide = RECOMMENDED_IMAGE.shopRectangular;
  const hint = fill(t.hints[name], {
    size: `${shop.width} × ${shop.height}`,
    wide: `${wide.width} × ${wide.height}`,
  });
  if (!ui.later) {
    return (
      <PictureChoice
        ui={fields}
        name={name}
        label={t.fields[name]}
        hint={hint}
        pictures={ui.model.$pictures.value}
        words={t.picture}
      />
    );
  }
  return <ui.later.PictureButtons ui={ui} fields={fields} name={name} hint={hint} />;
}

/** The six shapes that the photo can be cut to, each shown with the photo itself. */
function Shapes({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  const { values, input } = fields;
  return (
    <fieldset className="field" id={fieldId('photo_display')}>
      <legend>{t.fields.photo_display}</legend>
      <div className="shapes">
        {photoDisplays.map((shape) => (
          <label key={shape} className="shape">
            <input
              type="radio"
              name="photo_display"
              value={shape}
              checked={values['photo_display'] === shape}
              onChange={() => input('photo_display', shape)}
            />
            <StorePhoto
              store={{
                name: values['name'] ?? '',
                photo: values['photo'] || null,
                photo_display: shape,
              }}
            />
            <span>{t.photo_display[shape]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
