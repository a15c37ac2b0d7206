import type { Api } from '../../../../shared/api-client/index.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField, CountedField, CountedText } from '../../../_edit/fields.tsx';
import { ProductField } from '../../../_edit/ProductField.tsx';
import type { Messages } from '../messages/es.ts';

const URL_MAX = 2000;

interface HeaderFieldsProps {
  ui: FormUi;
  t: Messages;
  api: Api;
}

/** The fields of a header, in both languages. */
export function HeaderFields({ ui, t, api }: HeaderFieldsProps) {
  const { values } = ui;
  const action = values['action_type'];
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
      <ChoiceField ui={ui} name="target" label={t.labels.target} options={t.panel.targets} />
      <ChoiceField ui={ui} name="action_type" label={t.labels.action_type} options={t.actions} />
      {action === 'url' && (
        <TextField
          ui={ui}
          name="url"
          label={t.labels.url}
          max={URL_MAX}
          hint={t.urlHint}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      {action === 'product' && (
        <ProductField ui={ui} name="product" api={api} t={t.panel.product} />
      )}
      {action !== 'none' && (
        <ChoiceField
          ui={ui}
          name="button_label"
          label={t.labels.button_label}
          options={t.buttons}
        />
      )}
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
