import type { Api } from '../../../../shared/api-client/index.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { AimFields } from '../../../_edit/AimFields.tsx';
import { ChoiceField, CountedField, CountedText } from '../../../_edit/fields.tsx';
import type { Messages } from '../messages/es.ts';
import { GroundField } from './GroundField.tsx';

interface HeaderFieldsProps {
  ui: FormUi;
  t: Messages;
  api: Api;
}

/** The fields of a header, in both languages. */
export function HeaderFields({ ui, t, api }: HeaderFieldsProps) {
  const { values } = ui;
  return (
    <>
      <Texts ui={ui} t={t} end="" />
      <details
        className="more"
        open={['title_en', 'subtitle_en', 'description_en'].some((name) => values[name])}
      >
        <summary>{t.panel.english}</summary>
        <div>
          <p className="hint">{t.panel.englishHint}</p>
          <Texts ui={ui} t={t} end="_en" />
        </div>
      </details>
      <AimFields ui={ui} t={t} api={api} urlHint={t.urlHint} />
      {values['action_type'] !== 'none' && (
        <ChoiceField
          ui={ui}
          name="button_label"
          label={t.labels.button_label}
          options={t.buttons}
        />
      )}
      <GroundField ui={ui} t={t} />
    </>
  );
}

interface TextsProps extends Pick<HeaderFieldsProps, 'ui' | 't'> {
  /** The end of the fields' names. */
  end: '' | '_en';
}

function Texts({ ui, t, end }: TextsProps) {
  const field = { ui, used: t.panel.used };
  return (
    <>
      <CountedField
        {...field}
        name={`title${end}`}
        label={t.labels[`title${end}`]}
        max={TEXT_MAX.headerTitle}
      />
      <CountedField
        {...field}
        name={`subtitle${end}`}
        label={t.labels[`subtitle${end}`]}
        max={TEXT_MAX.headerSubtitle}
      />
      <CountedText
        {...field}
        name={`description${end}`}
        label={t.labels[`description${end}`]}
        max={TEXT_MAX.headerDescription}
      />
    </>
  );
}
