import { ChoiceForm } from '../../_office/ChoiceForm.tsx';
import { SettingsCard } from '../../_office/SettingsCard.tsx';
import type { CheckoutTermsViewProps } from './props.ts';

/** How a cart of several suppliers is bought: all at once, or each alone. */
export function CheckoutTermsView(props: CheckoutTermsViewProps) {
  const { env, t, terms, done, idempotencyKey } = props;
  const isTogether = terms.master_checkout;
  return (
    <SettingsCard id="carts" t={t} done={done ? t.saved : null}>
      <ChoiceForm
        action={`${env.base}/admin/configuracion`}
        intent="carts"
        idempotencyKey={idempotencyKey}
        name="carts"
        t={t}
        choices={[
          { value: 'together', label: t.together, hint: t.togetherHint, isChosen: isTogether },
          { value: 'apart', label: t.apart, hint: t.apartHint, isChosen: !isTogether },
        ]}
      />
    </SettingsCard>
  );
}
