import { riskHolds } from '../../../shared/rules/payment-risk.ts';
import { ChoiceForm } from '../../_office/ChoiceForm.tsx';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { RiskTermsViewProps } from './props.ts';

/** From which risk on a paid order waits until the store's staff has looked at it. */
export function RiskTermsView({ env, t, terms, done, idempotencyKey }: RiskTermsViewProps) {
  return (
    <SettingsCard id="risk" t={t} done={done ? t.saved : null}>
      <ChoiceForm
        action={`${env.base}/admin/configuracion`}
        intent="risk"
        idempotencyKey={idempotencyKey}
        name="hold_risky"
        t={t}
        choices={riskHolds.map((hold) => ({
          value: hold,
          label: t.holds[hold],
          hint: t.hints[hold],
          isChosen: terms.hold_risky === hold,
        }))}
      />
    </SettingsCard>
  );
}
