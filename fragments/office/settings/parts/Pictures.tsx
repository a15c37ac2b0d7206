import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { emit, on } from '../../../../shared/bus/index.ts';
import { pictureAsk, pictureChosen } from '../../../../shared/bus/topics/gallery.ts';
import { photoDisplays } from '../../../../shared/contracts/store.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { RECOMMENDED_IMAGE } from '../../../../shared/kernel/constants/sizes.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf } from '../../../../shared/ui/form/form-ui.ts';
import { StorePhoto } from '../../../../shared/ui/StorePhoto.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import type { PartsProps } from './ui.ts';

/** Width of a picture in the form, in CSS pixels. */
const STILL_PX = 72;

/** The store's photo, the shape it is cut to, and the icon of the browser's tab. */
export function Pictures({ ui, fields }: PartsProps) {
  const { model } = ui;
  useEffect(
    () =>
      on(pictureChosen, ({ for: field, url, name, main_colors }) => {
        if (field === 'photo' || field === 'favicon') {
          model.choose(field, { url, name, main_colors });
        }
      }),
    [model],
  );
  return (
    <>
      <PictureField ui={ui} fields={fields} name="photo" />
      <Shapes ui={ui} fields={fields} />
      <PictureField ui={ui} fields={fields} name="favicon" />
    </>
  );
}

interface PictureProps extends PartsProps {
  name: 'photo' | 'favicon';
}

/** A picture of the library: by script in its dialog, without script from a list of the last ones. */
function PictureField({ ui, fields, name }: PictureProps) {
  useSignals();
  const { t } = ui.props;
  const url = fields.values[name] ?? '';
  const { shop, shopRectangular: wide } = RECOMMENDED_IMAGE;
  const hint = fill(t.hints[name], {
    size: `${shop.width} × ${shop.height}`,
    wide: `${wide.width} × ${wide.height}`,
  });
  if (!ui.live) {
    return (
      <ChoiceField
        ui={fields}
        name={name}
        label={t.fields[name]}
        hint={hint}
        options={[['', t.picture.none], ...listed(ui, url)]}
      />
    );
  }
  const control = controlOf(fields, name, true);
  return (
    <fieldset className="field" data-failed={fields.errors[name] ? '' : undefined}>
      <legend>{t.fields[name]}</legend>
      <div className="cluster">
        {url !== '' && (
          <img className={`still still-${name}`} src={thumbnail(url, STILL_PX)} alt="" />
        )}
        <button
          type="button"
          className="btn btn-s"
          {...control}
          onClick={() => emit(pictureAsk, { for: name })}
        >
          {url === '' ? t.picture.choose[name] : t.picture.chooseOther[name]}
        </button>
        {url !== '' && (
          <button
            type="button"
            className="btn btn-s btn-quiet"
            onClick={() => fields.input(name, '')}
          >
            {t.picture.remove[name]}
          </button>
        )}
      </div>
      <p className="hint" id={`${control.id}-hint`}>
        {hint}
      </p>
      <FieldError ui={fields} name={name} />
    </fieldset>
  );
}

/** The pictures to choose from; the present one stays, though it is none of the last. */
function listed({ model, props }: PartsProps['ui'], url: string): [string, string][] {
  const known = model.$pictures.value;
  const other = url === '' || known.some((one) => one.url === url) ? [] : [url];
  return [
    ...other.map((one): [string, string] => [one, props.t.picture.present]),
    ...known.map((one): [string, string] => [one.url, one.name]),
  ];
}

/** The six shapes that the photo can be cut to, each shown with the photo itself. */
function Shapes({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  const { values, input } = fields;
  return (
    <fieldset className="field">
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
