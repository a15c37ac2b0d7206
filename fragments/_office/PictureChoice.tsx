import type { FormUi } from '../../shared/ui/form/form-ui.ts';
import { ChoiceField } from './Fields.tsx';

export interface PictureChoiceProps {
  ui: FormUi;
  name: string;
  label: string;
  hint?: string | undefined;
  /** The library's last pictures; the present one stays, though it is none of them. */
  pictures: readonly { readonly url: string; readonly name: string }[];
  words: { readonly none: string; readonly present: string };
}

/** A picture of a form without script: one of the library's last, or none. */
export function PictureChoice({ ui, name, label, hint, pictures, words }: PictureChoiceProps) {
  const url = ui.values[name] ?? '';
  const isKnown = url === '' || pictures.some((one) => one.url === url);
  return (
    <ChoiceField
      ui={ui}
      name={name}
      label={label}
      hint={hint}
      options={[
        ['', words.none],
        ...(isKnown ? [] : [[url, words.present] as const]),
        ...pictures.map((one) => [one.url, one.name] as const),
      ]}
    />
  );
}
