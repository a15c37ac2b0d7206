import { PROPOSED_COST_MAX } from '../../../../shared/rules/seller-moves.ts';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import type { ReactNode } from 'react';
import type { Messages } from '../messages/es.ts';

interface ProposalProps {
  t: Messages;
  ui: FormUi;
  action: string;
  /** Whether a cost may go with the day. */
  mayCharge: boolean;
  /** The hidden fields that name the order. */
  children: ReactNode;
}

/** The form by which a seller asks the buyer to agree to a day of delivery, and to its cost. */
export function Proposal({ t, ui, action, mayCharge, children }: ProposalProps) {
  const day = controlOf(ui, 'arrives_on', true);
  const isOpen = ui.values['arrives_on'] !== undefined;
  return (
    <details className="cancel" open={isOpen || undefined}>
      <summary className="btn btn-s">{t.propose}</summary>
      <form method="post" action={action}>
        {children}
        <input type="hidden" name="intent" value="propose" />
        <div className="field">
          <label htmlFor={day.id}>{t.arrivesOn}</label>
          <input {...day} type="date" required defaultValue={ui.values['arrives_on'] ?? ''} />
          <p className="hint" id={`${day.id}-hint`}>
            {t.arrivesOnHint}
          </p>
          <FieldError ui={ui} name="arrives_on" />
        </div>
        {mayCharge && (
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
      </form>
    </details>
  );
}
