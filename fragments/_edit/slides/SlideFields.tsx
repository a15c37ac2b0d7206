import { useState } from 'react';
import type { Api } from '../../../shared/api-client/index.ts';
import { emit } from '../../../shared/bus/index.ts';
import { pictureAsk } from '../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import {
  BANNER_IMAGE,
  BANNER_WIDTHS,
  RECOMMENDED_IMAGE,
  SLIDE_UPLOAD,
} from '../../../shared/kernel/constants/sizes.ts';
import { sizeAdvice, type SizeAdvice } from '../../../shared/rules/slide-size.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import { AimFields } from '../AimFields.tsx';
import { ChoiceField } from '../fields.tsx';
import type { PanelWords } from '../words.ts';
import type { SlideWords } from './messages/es.ts';
import { SLIDE_PICTURES, type Columns, type SlidePicture } from './slide-form.ts';

interface SlideFieldsProps {
  ui: FormUi;
  t: SlideWords & { readonly panel: PanelWords };
  api: Api;
  columns: Columns;
  /** The panel's name before the picture's, for the dialog in which pictures are chosen. */
  asks: string;
}

/** The fields of a slide: two pictures, where they lead, and the visitors who see them. */
export function SlideFields({ ui, t, api, columns, asks }: SlideFieldsProps) {
  return (
    <>
      {SLIDE_PICTURES.map((picture) => (
        <PictureField key={picture} ui={ui} t={t} picture={picture} columns={columns} asks={asks} />
      ))}
      <AimFields ui={ui} t={t} api={api} urlHint={columns === 1 ? t.websiteHint : t.linkHint} />
      {ui.values['action_type'] === 'url' && (
        <ChoiceField ui={ui} name="url_target" label={t.labels.url_target} options={t.tabs} />
      )}
    </>
  );
}

/** The size that a picture should have, in pixels. */
function recommended(picture: SlidePicture, columns: Columns) {
  if (picture === 'vrt_image') return RECOMMENDED_IMAGE.carouselMobile;
  return columns === 2 ? RECOMMENDED_IMAGE.carouselTwoColumns : RECOMMENDED_IMAGE.carouselDesktop;
}

/** Advice on the file of a horizontal picture; an SVG is sharp at every width. */
function adviceOf(
  picture: SlidePicture,
  columns: Columns,
  file: { readonly url: string; readonly width: number } | null,
): SizeAdvice | null {
  if (picture !== 'hzt_image' || !file || file.url.endsWith('.svg')) return null;
  return sizeAdvice(file.width, columns);
}

/** The numbers of an advice. */
function advised(columns: Columns, has: number): Record<string, number | string> {
  const shown = SLIDE_UPLOAD[columns === 2 ? 'twoColumns' : 'oneColumn'];
  return {
    has,
    least: BANNER_WIDTHS.min,
    most: BANNER_WIDTHS.max,
    sharp: `${BANNER_IMAGE.width} × ${BANNER_IMAGE.height}`,
    ...shown,
  };
}

interface PictureFieldProps extends Omit<SlideFieldsProps, 'api'> {
  picture: SlidePicture;
}

function PictureField({ ui, t, picture, columns, asks }: PictureFieldProps) {
  const url = ui.values[picture] ?? '';
  const control = controlOf(ui, `${picture}_id`, true);
  const size = recommended(picture, columns);
  const [loaded, setLoaded] = useState({ url: '', width: 0 });
  const advice = adviceOf(picture, columns, loaded.url === url ? loaded : null);
  return (
    <fieldset className="field slide-picture">
      <legend>{t.labels[picture]}</legend>
      {url !== '' && (
        <img
          src={url}
          alt=""
          onLoad={({ currentTarget }) => setLoaded({ url, width: currentTarget.naturalWidth })}
          width={size.width}
          height={size.height}
          style={{ aspectRatio: `${size.width} / ${size.height}` }}
        />
      )}
      <button
        type="button"
        className="btn btn-s"
        id={control.id}
        name={control.name}
        aria-describedby={control['aria-describedby']}
        onClick={() => emit(pictureAsk, { for: `${asks}:${picture}` })}
      >
        {url === '' ? t.choose[picture] : t.chooseOther[picture]}
      </button>
      <p className="hint" id={`${control.id}-hint`}>
        {fill<string>(t.sizes[picture], size)}
      </p>
      <p className="small" role="status">
        {advice && fill<string>(t.advice[advice], advised(columns, loaded.width))}
      </p>
      <FieldError ui={ui} name={`${picture}_id`} />
    </fieldset>
  );
}
