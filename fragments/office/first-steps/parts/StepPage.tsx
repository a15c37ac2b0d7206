import { useState } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import {
  placeAfter,
  placeBefore,
  placePath,
  wizardSteps,
} from '../../../../shared/rules/wizard-steps.ts';
import { stepProblems } from '../../../../shared/rules/first-steps.ts';
import { officeForm } from '../../../_office/form.ts';
import { PostedForm } from '../../../_office/PostedForm.tsx';
import { useLive } from '../../../_runtime/use-live.ts';
import { CatalogueFields } from './CatalogueFields.tsx';
import { ItemFields, OthersItems } from './ItemFields.tsx';
import { LooksFields } from './LooksFields.tsx';
import { PaymentFields, TransferAccount } from './PaymentFields.tsx';
import type { StepProps } from './ui.ts';

const FIELDS = {
  looks: LooksFields,
  catalogue: CatalogueFields,
  item: ItemFields,
  payments: PaymentFields,
} as const;

/** One step: its form, and the ways on and back. A step that is left for later stays open. */
export function StepPage(props: StepProps) {
  const { t, env, place, steps, values, errors, error, idempotencyKey } = props;
  const live = useLive();
  const [form] = useState(() => officeForm({ values, errors, error }, values));
  const Fields = FIELDS[place];
  const before = placeBefore(place);
  const n = wizardSteps.indexOf(place) + 1;
  return (
    <section className="step" aria-labelledby="step-head">
      <header>
        <p className="muted small">
          {fill(t.at, { n: String(n), all: String(wizardSteps.length) })}
        </p>
        <h2 className="h2" id="step-head">
          {t.heads[place]}
        </h2>
        <p className="muted">{steps[place] ? t.has[place] : t.texts[place]}</p>
      </header>
      <div className="card">
        <PostedForm
          className="fields"
          form={form}
          action={env.base + placePath(place)}
          hidden={{ intent: place, idempotency_key: idempotencyKey }}
          live={live}
          problems={(typed) => stepProblems(place, typed)}
          words={t.problems}
          needs={t.needs}
          submit={t.save}
          waiting={t.saving}
        >
          {(fields) => <Fields {...props} fields={fields} live={live} />}
        </PostedForm>
      </div>
      <p className="spread">
        {before ? (
          <a className="btn btn-quiet" href={env.base + placePath(before)}>
            {t.back}
          </a>
        ) : (
          <span />
        )}
        <a className="btn" href={env.base + placePath(placeAfter(place))}>
          {steps[place] ? t.goOn : t.skip}
        </a>
      </p>
      {place === 'item' && <OthersItems {...props} />}
      {place === 'payments' && <TransferAccount {...props} />}
    </section>
  );
}
