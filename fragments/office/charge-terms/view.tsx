import { authorizingCodes } from '../../../shared/rules/authorizations.ts';
import { ChoiceForm } from '../../_office/ChoiceForm.tsx';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { ChargeTermsViewProps } from './props.ts';

/** By which ways to pay purchases are authorised at the checkout, and charged when the order is sent. */
export function ChargeTermsView({ env, t, terms, done, idempotencyKey }: ChargeTermsViewProps) {
  return (
    <SettingsCard id="charges" t={t} done={done ? t.saved : null}>
      <ChoiceForm
        action={`${env.base}/admin/configuracion`}
        intent="charges"
        idempotencyKey={idempotencyKey}
        name="later"
        takes="any"
        t={t}
        choices={authorizingCodes.map((code) => ({
          value: code,
          label: t.codes[code],
          hint: t.hints[code],
          isChosen: terms.charges_later.includes(code),
        }))}
      />
    </SettingsCard>
  );
}
