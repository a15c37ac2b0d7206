import { useEffect } from 'react';
import { emit, on } from '../../../../shared/bus/index.ts';
import { pictureAsk, pictureChosen, pictureFailed } from '../../../../shared/bus/topics/gallery.ts';
import { SHOP_THUMBNAIL_PX } from '../../../../shared/kernel/constants/sizes.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf } from '../../../../shared/ui/form/form-ui.ts';
import type { PictureProps } from './ui.ts';

/** Width of the browser tab's icon in the form, in CSS pixels. */
const ICON_PX = 32;

/** A picture of the form, with the buttons that open the library's dialog and that take it away. */
export function PictureButtons({ ui, fields, name, hint }: PictureProps) {
  const { t } = ui.props;
  const { model } = ui;
  const url = fields.values[name] ?? '';
  const control = controlOf(fields, name, true);
  const shape = fields.values['photo_display']?.endsWith('rec') ? 'rectangular' : 'square';
  const width = name === 'photo' ? SHOP_THUMBNAIL_PX[shape] : ICON_PX;
  useEffect(
    () =>
      on(pictureChosen, ({ for: field, url: address, name: called, main_colors }) => {
        if (field === name) model.choose(name, { url: address, name: called, main_colors });
      }),
    [model, name],
  );
  const failure = t.picture.notUpdated[name];
  useEffect(
    () =>
      on(pictureFailed, ({ for: field }) => {
        if (field === name) model.form.refuse(name, failure);
      }),
    [model, name, failure],
  );
  return (
    <fieldset className="field" data-failed={fields.errors[name] ? '' : undefined}>
      <legend>{t.fields[name]}</legend>
      <div className="cluster">
        {url !== '' && (
          <img
            className={`still still-${name}`}
            src={thumbnail(url, width)}
            width={width}
            height={name === 'photo' ? SHOP_THUMBNAIL_PX.square : ICON_PX}
            alt=""
          />
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
