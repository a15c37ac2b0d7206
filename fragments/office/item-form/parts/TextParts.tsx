import { ITEM_MAX, TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { formTypes } from '../../../../shared/state/item-form.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import { SeoFields } from '../../../_office/SeoFields.tsx';
import type { ItemFormUi } from './ui.ts';
import { clockText } from './clock-text.ts';
import { TimeField } from './TimeField.tsx';

export interface PartsProps {
  ui: ItemFormUi;
  fields: FormUi;
}

const TAGS_MAX = 800;
/** More than all lines that may be kept. */
const DETAILS_MAX = 8_000;

/** What the item is: its name and texts in both languages, its tags, and an experience's date. */
export function TextParts({ ui, fields }: PartsProps) {
  const { t, item } = ui.props;
  const type = fields.values['type'] ?? 'product';
  // Without script the form is not told which type is being chosen.
  const hasDate = type === 'experience' || (item === null && !ui.live);
  return (
    <Part name="texts" title={t.parts.texts} text={t.parts.textsText}>
      {item === null ? (
        <ChoiceField
          ui={fields}
          name="type"
          label={t.fields.type}
          options={formTypes.map((one) => [one, t.types[one]])}
        />
      ) : (
        <input type="hidden" name="type" value={type} />
      )}
      <div className="both">
        <TextField
          ui={fields}
          name="name"
          label={t.fields.name}
          max={TEXT_MAX.itemName}
          required
          autoComplete="off"
        />
        <TextField
          ui={fields}
          name="name_en"
          label={`${t.fields.name}, ${t.english}`}
          hint={t.hints.english}
          max={TEXT_MAX.itemName}
          autoComplete="off"
        />
      </div>
      <div className="both">
        <AreaField
          ui={fields}
          name="plain_description"
          label={t.fields.plain_description}
          max={TEXT_MAX.itemDescription}
          rows={6}
          lang="es"
        />
        <AreaField
          ui={fields}
          name="plain_description_en"
          label={`${t.fields.plain_description}, ${t.english}`}
          max={TEXT_MAX.itemDescription}
          rows={6}
          lang="en"
        />
      </div>
      <div className="both">
        <TextField
          ui={fields}
          name="tags"
          label={t.fields.tags}
          hint={t.hints.tags}
          max={TAGS_MAX}
          list={ui.later ? 'tags-known' : undefined}
          autoComplete="off"
        />
        <TextField
          ui={fields}
          name="tags_en"
          label={`${t.fields.tags}, ${t.english}`}
          max={TAGS_MAX}
          list={ui.later ? 'tags_en-known' : undefined}
          autoComplete="off"
        />
      </div>
      {ui.later && <ui.later.TagChoices ui={ui} fields={fields} />}
      <div className="both">
        <AreaField
          ui={fields}
          name="details"
          label={t.fields.details}
          hint={t.hints.details}
          max={DETAILS_MAX}
          rows={4}
          lang="es"
        />
        <AreaField
          ui={fields}
          name="details_en"
          label={`${t.fields.details}, ${t.english}`}
          hint={t.hints.english}
          max={DETAILS_MAX}
          rows={4}
          lang="en"
        />
      </div>
      <SeoFields ui={fields} t={t} />
      {hasDate && (
        <>
          <TimeField
            ui={fields}
            name="experience_date"
            label={t.fields.experience_date}
            hint={clockText(ui.props)}
          />
          <div className="both">
            <TextField
              ui={fields}
              name="experience_place"
              label={t.fields.experience_place}
              max={ITEM_MAX.place}
              autoComplete="off"
            />
            <TextField
              ui={fields}
              name="experience_place_en"
              label={`${t.fields.experience_place}, ${t.english}`}
              hint={t.hints.english}
              max={ITEM_MAX.place}
              autoComplete="off"
            />
          </div>
        </>
      )}
    </Part>
  );
}
