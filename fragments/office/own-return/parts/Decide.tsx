import { fill } from '../../../../shared/i18n/fill.ts';
import { RETURN_TEXT_MAX, returnDecisions } from '../../../../shared/rules/returns.ts';
import { AreaField, ChoiceField } from '../../../_office/Fields.tsx';
import { momentOf } from '../../../_office/day.ts';
import type { OwnReturnViewProps } from '../props.ts';
import { formOf } from './Forms.tsx';

/** What the seller said to the return, or the two forms that say it; a withdrawal is not declined. */
export function Decide(props: OwnReturnViewProps) {
  const { env, t, one } = props;
  const { decision } = one;
  if (decision) {
    return (
      <section className="part" aria-labelledby="decision">
        <h2 className="h3" id="decision">
          {fill(t.decided[decision.answer], { at: momentOf(decision.on, env) })}
        </h2>
        <p className="words" dir="auto">
          {decision.text}
        </p>
      </section>
    );
  }
  if (!one.may_decide) return null;
  return (
    <>
      {returnDecisions
        .filter((answer) => answer === 'accepted' || one.withdrawal_code === null)
        .map((answer) => (
          <Say key={answer} {...props} answer={answer} />
        ))}
    </>
  );
}

/** One press opens the form, a second one says it. */
function Say(props: OwnReturnViewProps & { answer: (typeof returnDecisions)[number] }) {
  const { t, one, answer, values } = props;
  const isWanted = one.lines.some(({ exchange }) => exchange?.state === 'wanted');
  const { action, uiOf, hidden, isTyped } = formOf(props);
  const isThis = isTyped('decide') && values['decision'] === answer;
  const typed = isThis ? uiOf('decide') : { ...uiOf('write'), values: {}, errors: {} };
  const ui = {
    ...typed,
    values:
      isThis || answer === 'declined'
        ? typed.values
        : { text: isWanted ? t.acceptExchangeWords : t.acceptWords },
    scope: answer,
  };
  return (
    <details className="give" open={isThis || undefined}>
      <summary className="btn btn-s">{t.decide[answer]}</summary>
      <form method="post" action={action}>
        {hidden('decide')}
        <input type="hidden" name="decision" value={answer} />
        <p>{t.decideText[answer]}</p>
        {isWanted && answer === 'accepted' && (
          <ChoiceField
            ui={ui}
            name="exchange"
            label={t.withExchange}
            options={[
              ['yes', t.exchangeYes],
              ['no', t.exchangeNo],
            ]}
          />
        )}
        <AreaField ui={ui} name="text" label={t.decideLabel[answer]} max={RETURN_TEXT_MAX} />
        <p>
          <button className="btn">{t.decideNow[answer]}</button>
        </p>
      </form>
    </details>
  );
}
