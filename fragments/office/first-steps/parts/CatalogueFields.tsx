import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { FieldsProps } from './ui.ts';

/** A catalogue's name and photo. */
export function CatalogueFields(props: FieldsProps) {
  const { t, fields } = props;
  return (
    <>
      <TextField
        ui={fields}
        name="name"
        label={t.fields.name}
        hint={t.hints.catalogue}
        max={TEXT_MAX.catalogueName}
        required
        autoComplete="off"
      />
      <PhotoField {...props} />
    </>
  );
}
