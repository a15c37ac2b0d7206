import { PROPOSED_COST_MAX } from '../../../../shared/rules/seller-moves.ts';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { OwnOrderViewProps } from '../props.ts';
import { OrderForm } from './OrderForm.tsx';

/** The form by which a seller asks the buyer to agree to a day of delivery, and to its cost. */
export function Proposal(props: OwnOrderViewProps) {
  const { t, order, values, errors } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const day = controlOf(ui, 'arrives_on', true);
  const isOpen = ui.values['arrives_on'] !== undefined;
  return (
    <details className="cancel" open={isOpen || undefined}>
      <summary className="btn btn-s">{t.propose}</summary>
      <OrderForm {...props} intent="propose" fields={{ from: order.state }}>
        <div className="field">
          <label htmlFor={day.id}>{t.arrivesOn}</label>
          <input {...day} type="date" required defaultValue={ui.values['arrives_on'] ?? ''} />
          <p className="hint" id={`${day.id}-hint`}>
            {t.arrivesOnHint}
          </p>
          <FieldError ui={ui} name="arrives_on" />
        </div>
        {order.may_charge && (
          <TextField
            ui={ui}
            name="cost"
            label={t.cost}
            hint={t.costHint}
            max={String(PROPOSED_COST_MAX).length + 1}
            inputMode="numeric"
          />
        )}
        <p>
          <button className="btn">{t.proposeNow}</button>
        </p>
      </OrderForm>
    </details>
  );
}
