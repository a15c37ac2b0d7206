import type { DisputeView } from '../../../../shared/contracts/disputes.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { evidenceFields } from '../../../../shared/rules/dispute-evidence.ts';
import { momentOf } from '../../../_office/day.ts';
import type { OwnPaymentViewProps } from '../props.ts';

/** What became of the evidence that was handed in here; nothing before. */
export function Submission({
  env,
  t,
  dispute: { submission, state },
}: OwnPaymentViewProps & { dispute: DisputeView }) {
  if (!submission) return null;
  const { fault, sent_on: sentOn, evidence } = submission;
  const words = t.submit;
  return (
    <>
      <p className="small" role="note">
        {submission.state === 'asked' && words.asked}
        {fault !== null && fill(words.refused, { why: words.faults[fault] })}
        {sentOn !== null && <b>{fill(words.sent, { at: momentOf(sentOn, env) })}. </b>}
        {sentOn !== null && state === 'open' && words.review}
      </p>
      {sentOn !== null && (
        <details>
          <summary className="small">{words.kept}</summary>
          <dl className="facts small">
            {evidenceFields.map((field) => {
              const text = evidence[field] ?? '';
              return text === '' ? null : (
                <div className="sent" key={field}>
                  <dt>{words.fields[field]}</dt>
                  <dd className="lines">{text}</dd>
                </div>
              );
            })}
          </dl>
        </details>
      )}
    </>
  );
}
