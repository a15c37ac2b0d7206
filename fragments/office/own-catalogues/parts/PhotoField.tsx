import { useEffect, useState } from 'react';
import { emit, on } from '../../../../shared/bus/index.ts';
import { pictureAsk, pictureChosen } from '../../../../shared/bus/topics/gallery.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { RECOMMENDED_IMAGE } from '../../../../shared/kernel/constants/index.ts';
import { thumbnail } from '../../../../shared/rules/pictures.ts';
import type { OwnCataloguesUi } from '../model.ts';

/** Width of the chosen picture, in CSS pixels. */
const STILL_PX = 88;

interface PhotoFieldProps {
  ui: OwnCataloguesUi;
  /** The form's own word in ids: a page has one form for each row. */
  of: string;
  value: string;
  input: (url: string) => void;
}

/**
 * The photo of a catalogue: one of the library's last pictures without script; with script any
 * picture, or a new one, by the library's dialog.
 */
export function PhotoField({ ui, of, value, input }: PhotoFieldProps) {
  const { t, pictures } = ui.props;
  const [chosen, setChosen] = useState<{ url: string; name: string } | null>(null);
  const id = `photo-${of}`;
  useEffect(
    () =>
      on(pictureChosen, ({ for: field, url, name }) => {
        if (field !== id) return;
        setChosen({ url, name });
        input(url);
      }),
    [id, input],
  );
  const known = chosen ? [chosen, ...pictures.filter(({ url }) => url !== chosen.url)] : pictures;
  const isKnown = value === '' || known.some(({ url }) => url === value);
  return (
    <div className="field">
      <label htmlFor={id}>{t.photo}</label>
      <select
        id={id}
        name="photo"
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => input(target.value)}
      >
        <option value="">{t.noPhoto}</option>
        {!isKnown && <option value={value}>{t.presentPhoto}</option>}
        {known.map(({ url, name }) => (
          <option key={url} value={url}>
            {name}
          </option>
        ))}
      </select>
      {(ui.live || value !== '') && (
        <div className="cluster">
          {value !== '' && (
            <span className="thumb">
              <img src={thumbnail(value, STILL_PX)} alt="" />
            </span>
          )}
          {ui.live && (
            <button
              type="button"
              className="btn btn-s"
              onClick={() => emit(pictureAsk, { for: id })}
            >
              {t.choosePhoto}
            </button>
          )}
        </div>
      )}
      <p className="hint" id={`${id}-hint`}>
        {fill(t.photoHint, RECOMMENDED_IMAGE.catalogue)}
      </p>
    </div>
  );
}

/** A photo by its name, as an owner reads it. */
export function photoName({ props: { t, pictures } }: OwnCataloguesUi, photo: string): string {
  if (photo === '') return '';
  return pictures.find(({ url }) => url === photo)?.name ?? t.presentPhoto;
}
