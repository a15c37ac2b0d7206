import { useEffect, useState } from 'react';
import { emit, on } from '../../shared/bus/index.ts';
import { pictureAsk, pictureChosen, pictureFailed } from '../../shared/bus/topics/gallery.ts';
import { thumbnail } from '../../shared/rules/pictures.ts';
import { FieldError } from '../../shared/ui/form/FieldError.tsx';
import { controlOf } from '../../shared/ui/form/form-ui.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { PictureChoice, type PictureChoiceProps } from './PictureChoice.tsx';

/** Width of the chosen picture in the form, in CSS pixels. */
const STILL_PX = 120;

interface PictureFieldProps extends PictureChoiceProps {
  live: boolean;
  words: PictureChoiceProps['words'] & {
    readonly choose: string;
    readonly other: string;
    readonly remove: string;
    readonly failed: string;
  };
  /** Takes the picture that was just chosen. */
  chosen?: (picture: { readonly name: string; readonly main_colors: readonly string[] }) => void;
}

/**
 * A picture of a form: with script from the library's dialog, which takes new ones; without script one of
 * the library's last pictures.
 */
export function PictureField(props: PictureFieldProps) {
  const { ui, name, label, hint, live, pictures, words, chosen } = props;
  const url = ui.values[name] ?? '';
  const [hasFailed, setFailed] = useState(false);
  const { input } = ui;
  useEffect(
    () =>
      on(pictureChosen, (picture) => {
        if (picture.for !== name) return;
        setFailed(false);
        input(name, picture.url);
        chosen?.(picture);
      }),
    [input, name, chosen],
  );
  useEffect(() => on(pictureFailed, ({ for: field }) => field === name && setFailed(true)), [name]);
  if (!live) return <PictureChoice {...{ ui, name, label, hint, pictures, words }} />;
  const shown = hasFailed ? { ...ui, errors: { ...ui.errors, [name]: words.failed } } : ui;
  const { name: _, ...control } = controlOf(shown, name, hint !== undefined);
  return (
    <fieldset className="field" data-failed={shown.errors[name] ? '' : undefined}>
      <legend>{label}</legend>
      <input type="hidden" name={name} value={url} />
      <div className="cluster">
        {url !== '' && <img className="still" src={thumbnail(url, STILL_PX)} alt="" />}
        <button
          type="button"
          className="btn"
          {...control}
          onClick={() => emit(pictureAsk, { for: name })}
        >
          <Icon name="photo" /> {url === '' ? words.choose : words.other}
        </button>
        {url !== '' && (
          <button type="button" className="btn btn-quiet" onClick={() => input(name, '')}>
            {words.remove}
          </button>
        )}
      </div>
      {hint !== undefined && (
        <p className="hint" id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError ui={shown} name={name} />
    </fieldset>
  );
}
