import type { Api } from '../../../shared/api-client/index.ts';
import { emit } from '../../../shared/bus/index.ts';
import { pictureAsk } from '../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { RECOMMENDED_IMAGE } from '../../../shared/kernel/constants/sizes.ts';
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
  return RECOMMENDED_IMAGE[columns === 2 ? 'carouselTwoColumns' : 'carouselDesktop'];
}

interface PictureFieldProps extends Omit<SlideFieldsProps, 'api'> {
  picture: SlidePicture;
}

function PictureField({ ui, t, picture, columns, asks }: PictureFieldProps) {
  const url = ui.values[picture] ?? '';
  const control = controlOf(ui, `${picture}_id`, true);
  const size = recommended(picture, columns);
  return (
    <fieldset className="field slide-picture">
      <legend>{t.labels[picture]}</legend>
      {url !== '' && (
        <img
          src={url}
          alt=""
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
      <FieldError ui={ui} name={`${picture}_id`} />
    </fieldset>
  );
}
