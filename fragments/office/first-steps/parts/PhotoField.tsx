import { PictureField } from '../../../_office/PictureField.tsx';
import type { FieldsProps } from './ui.ts';

interface PhotoFieldProps extends FieldsProps {
  /** Takes the main colours of the photo that was just chosen. */
  chosen?: (picture: { readonly main_colors: readonly string[] }) => void;
}

/** The photo of a step. */
export function PhotoField({ t, fields, live, pictures, chosen }: PhotoFieldProps) {
  return (
    <PictureField
      ui={fields}
      name="photo"
      label={t.fields.photo}
      live={live}
      pictures={pictures}
      words={t.picture}
      {...(chosen && { chosen })}
    />
  );
}
