import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { useLive } from '../../_runtime/use-live.ts';
import { settingsProblems } from '../../../shared/state/settings-form.ts';
import { Meanwhile } from '../../_office/Meanwhile.tsx';
import { OfficeForm } from '../../_office/OfficeForm.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { officePorts } from '../../_office/ports.ts';
import { settingsModel } from './model.ts';
import { ContactParts } from './parts/ContactParts.tsx';
import { fieldWords } from './parts/field-words.ts';
import { LookParts } from './parts/LookParts.tsx';
import { SaleParts } from './parts/SaleParts.tsx';
import { ShopParts } from './parts/ShopParts.tsx';
import { useFieldArrival } from './parts/use-field-arrival.ts';
import type { SettingsUi } from './parts/ui.ts';
import type { SettingsViewProps } from './props.ts';

/** Fields that are boxes: their value is empty unless they are ticked. */
const TICKED = /^(?:hidden_|darkmode|section_|delivery_(?!first)|country_|payment_)/;

/** The settings of the store: one form in parts, saved as a whole. */
export function SettingsView(props: FragmentProps<SettingsViewProps>) {
  useSignals();
  const { env, t, done, idempotencyKey } = props;
  const [model] = useState(() => settingsModel(officePorts(props), props));
  const [later, setLater] = useState<SettingsUi['later']>(null);
  useEffect(() => {
    // Without these parts the form can still be saved; the next visit asks for them again.
    import('./parts/later.ts').then(setLater, () => {});
  }, []);
  const ui: SettingsUi = {
    props,
    model,
    live: useLive(),
    later,
    action: `${env.base}/admin/configuracion`,
  };
  const parts = useRef<HTMLDivElement>(null);
  const arrive = useFieldArrival(parts);
  useEffect(() => {
    if (later) arrive();
  }, [later, arrive]);
  return (
    <OfficePage title={t.title} intro={t.intro} done={done ? t.done : null}>
      <div className="beside">
        <OfficeForm
          form={model.form}
          action={ui.action}
          hidden={{
            intent: 'save',
            idempotency_key: idempotencyKey,
            version: String(model.$version.value),
          }}
          live={ui.live}
          problems={settingsProblems}
          words={t.problems}
          needs={t.needs}
          send={model.save}
          submit={t.save}
          waiting={t.saving}
          keeps
        >
          {(fields) => (
            <div className="parts" ref={parts}>
              <Meanwhile
                t={t}
                differing={model.$differing.value}
                labelOf={(name) => fieldWords(t, name, env.tag)}
                say={(name, value) => (TICKED.test(name) ? (value ? t.yes : t.no) : value)}
                {...(ui.live && { take: model.takeTheirs })}
              />
              <ShopParts ui={ui} fields={fields} />
              <LookParts ui={ui} fields={fields} />
              <ContactParts ui={ui} fields={fields} />
              <SaleParts ui={ui} fields={fields} />
            </div>
          )}
        </OfficeForm>
        {later && <later.Preview ui={ui} />}
      </div>
    </OfficePage>
  );
}
