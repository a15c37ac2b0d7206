import { fill } from '../../../../shared/i18n/fill.ts';
import { SETTINGS_MAX } from '../../../../shared/rules/settings-max.ts';
import { switchedSections } from '../../../../shared/state/settings-form.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField, TickField, TickGroup } from '../../../_office/Fields.tsx';
import { Pictures } from './Pictures.tsx';
import type { PartsProps } from './ui.ts';

/** The store's name and texts; the sections of its menu. */
export function ShopParts({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  return (
    <>
      <Part name="shop" title={t.parts.shop} text={t.parts.shopText}>
        <TextField
          ui={fields}
          name="name"
          label={t.fields.name}
          max={SETTINGS_MAX.name}
          required
          autoComplete="off"
        />
        <Pictures ui={ui} fields={fields} />
        <div>
          <TickField ui={fields} name="hidden_store_name" label={t.fields.hidden_store_name} />
          <TickField ui={fields} name="hidden_search_bar" label={t.fields.hidden_search_bar} />
          {ui.props.network !== null && (
            <TickField
              ui={fields}
              name="hidden_affinity_xheader"
              label={fill(t.fields.hidden_affinity_xheader, { name: ui.props.network })}
            />
          )}
        </div>
        <Both ui={ui} fields={fields} name="seo_description" max={SETTINGS_MAX.seo} rows={3} />
        <ChoiceField
          ui={fields}
          name="about_entry_id"
          label={t.fields.about_entry_id}
          hint={t.hints.about_entry_id}
          options={[['', t.noEntry], ...entriesOf(ui.props)]}
        />
        <Both ui={ui} fields={fields} name="about_text" max={SETTINGS_MAX.about} rows={6} />
      </Part>
      <Part name="sections" title={t.parts.sections} text={t.parts.sectionsText}>
        <TickGroup ui={fields} name="sections" label={t.fields.sections} className="boxes">
          {switchedSections.map((name) => (
            <TickField key={name} ui={fields} name={`section_${name}`} label={t.section[name]} />
          ))}
        </TickGroup>
        <ChoiceField
          ui={fields}
          name="signup_form"
          label={t.fields.signup_form}
          options={Object.entries(t.signup_form)}
        />
      </Part>
    </>
  );
}

/** The entries to choose from; a saved one that shoppers do not see now stays. */
function entriesOf({ entries, settings, t }: PartsProps['ui']['props']): [string, string][] {
  const { about_entry_id: saved } = settings;
  const isHidden = saved !== null && entries.every(({ id }) => id !== saved);
  return [
    ...(isHidden ? [[saved, t.hiddenEntry] as [string, string]] : []),
    ...entries.map(({ id, title }): [string, string] => [id, title]),
  ];
}

interface BothProps extends PartsProps {
  name: 'seo_description' | 'about_text';
  max: number;
  rows: number;
}

/** A text in both languages. */
function Both({ ui, fields, name, max, rows }: BothProps) {
  const { t } = ui.props;
  return (
    <div className="both">
      <AreaField
        ui={fields}
        name={name}
        label={t.fields[name]}
        hint={t.hints[name]}
        max={max}
        rows={rows}
        lang="es"
      />
      <AreaField
        ui={fields}
        name={`${name}_en`}
        label={`${t.fields[name]}, ${t.english}`}
        hint={t.hints.english}
        max={max}
        rows={rows}
        lang="en"
      />
    </div>
  );
}
