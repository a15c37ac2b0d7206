import { fill } from '../../../../shared/i18n/fill.ts';
import { hideReasons, REVIEW_MAX } from '../../../../shared/rules/reviews.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { Act } from '../../../_office/Act.tsx';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import type { RowProps } from '../props.ts';

/** The forms that answer a review, hide it and show it again. */
export function Forms({ t, review, action, values: typed, errors, idempotencyKey }: RowProps) {
  const { id, version, answer, hidden_for: hidden, item, author } = review;
  const isTyped = typed['id'] === id;
  const fields = { id, version: `${version}`, idempotency_key: idempotencyKey };
  const values: Readonly<Record<string, string>> = {
    answer: answer?.text ?? '',
    hidden_for: '',
    ...(isTyped ? typed : {}),
  };
  const ui: FormUi = {
    values,
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
    scope: id,
  };
  return (
    <div className="forms">
      <details open={(isTyped && typed['answer'] !== undefined) || undefined}>
        <summary className="btn btn-s btn-quiet">{answer ? t.changeAnswer : t.respond}</summary>
        <form method="post" action={action}>
          <Hidden fields={{ intent: 'answer', ...fields }} />
          <AreaField
            ui={ui}
            name="answer"
            label={t.answer}
            hint={t.answerHint}
            max={REVIEW_MAX.answer}
          />
          <p>
            <button className="btn btn-s btn-primary">{t.save}</button>
          </p>
        </form>
      </details>
      {hidden ? (
        <Act
          action={action}
          fields={{ intent: 'show', ...fields }}
          label={t.showAgain}
          name={fill(t.showAgainOf, { author: author || t.buyer, item: item.name })}
          act={() => {}}
        />
      ) : (
        <details open={(isTyped && typed['hidden_for'] !== undefined) || undefined}>
          <summary className="btn btn-s btn-quiet">{t.hide}</summary>
          <form method="post" action={action}>
            <Hidden fields={{ intent: 'hide', ...fields }} />
            <ChoiceField
              ui={ui}
              name="hidden_for"
              label={t.reason}
              options={[
                ['', t.choose],
                ...hideReasons.map((reason) => [reason, t.reasons[reason]] as const),
              ]}
            />
            <p>
              <button className="btn btn-s">{t.hideNow}</button>
            </p>
          </form>
        </details>
      )}
    </div>
  );
}

function Hidden({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
