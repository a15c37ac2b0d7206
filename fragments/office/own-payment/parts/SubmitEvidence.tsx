import type { DisputeView } from '../../../../shared/contracts/disputes.ts';
import {
  EVIDENCE_MOST,
  evidenceFor,
  longEvidence,
  mayHandIn,
  takesEvidence,
} from '../../../../shared/rules/dispute-evidence.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, TickField } from '../../../_office/Fields.tsx';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import type { OwnPaymentViewProps } from '../props.ts';
import { knownEvidence } from './known-evidence.ts';
import { formOf, HiddenFields } from './form.tsx';

/**
 * Sends evidence to a provider that takes it by a call: the fields that speak to the dispute's reason, with what the
 * orders know. Nothing where it is sent in the provider's panel, was sent already, or comes too late.
 */
export function SubmitEvidence(props: OwnPaymentViewProps & { dispute: DisputeView }) {
  const { t, payment, dispute, now, values } = props;
  const { respond_by: until, submission } = dispute;
  const isLate = until !== null && Date.parse(until) <= now;
  if (isLate || !takesEvidence(payment.payment_type) || !mayHandIn(submission)) return null;
  const form = formOf(props, 'dispute', dispute.id);
  const isOpen = form.isOpen && 'statement' in values;
  const given = submission?.evidence ?? knownEvidence(props, dispute);
  const ui = { ...form.ui, values: isOpen ? form.ui.values : { ...given } };
  const words = t.submit;
  return (
    <details className="give" open={isOpen || undefined}>
      <summary className="btn btn-s">{words.title}</summary>
      <form method="post" action={form.action}>
        <HiddenFields {...props} of={{ dispute: dispute.id }} intent="submit" />
        <p className="small">{words.once}</p>
        {evidenceFor(dispute.reason).map((name) => {
          const shown = { ui, name, label: words.fields[name], max: EVIDENCE_MOST[name] };
          return longEvidence.includes(name) ? (
            <AreaField
              key={name}
              {...shown}
              rows={name === 'statement' ? 8 : 3}
              hint={name === 'statement' ? words.statementHint : undefined}
            />
          ) : (
            <TextField key={name} {...shown} />
          );
        })}
        <div>
          <TickField ui={ui} name="confirm" label={words.confirm} />
          <FieldError ui={ui} name="confirm" />
        </div>
        <p>
          <button className="btn">{words.now}</button>
        </p>
      </form>
    </details>
  );
}
