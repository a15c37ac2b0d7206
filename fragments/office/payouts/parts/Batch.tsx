import { count, fill } from '../../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../../shared/kernel/money.ts';
import type { BankAnswer } from '../../../../shared/contracts/dispersions.ts';
import { BANK_ANSWER_MAX } from '../../../../shared/rules/payout-formats.ts';
import type { PayoutsShown, PayoutsViewProps } from '../props.ts';
import { Hidden } from './Hidden.tsx';
import { momentOf } from './moment.ts';
import { Rows } from './Rows.tsx';

type Props = PayoutsViewProps & { shown: Extract<PayoutsShown, { kind: 'batch' }> };

/** One batch: its file, its bank's answer with what differs, and its withdrawals. */
export function Batch(props: Props) {
  const { env, t, shown, path, form, idempotencyKey } = props;
  const { batch } = shown;
  return (
    <>
      <p>
        <a className="link" href={`${env.base}${path.slice(0, path.lastIndexOf('/'))}`}>
          {t.back}
        </a>
      </p>
      <p>
        {t.formats[batch.format]} · {count(t, 'payouts', batch.count)} ·{' '}
        <b className="sum">{formatMoney(batch.total, batch.currency, env.tag)}</b> ·{' '}
        {count(t, 'unanswered', batch.unanswered)}
      </p>
      <p>
        <a className="btn btn-primary" href={`${env.base}${path}/archivo`}>
          {t.file}
        </a>
      </p>
      <section aria-labelledby="answer">
        <h2 className="h2" id="answer">
          {t.answer}
        </h2>
        {batch.answer && <Answer {...props} answer={batch.answer} />}
        <form className="fields" method="post" action={env.base + path}>
          <p className="muted">{t.answerText}</p>
          <Hidden fields={{ intent: 'read', idempotency_key: `${idempotencyKey}-read` }} />
          <div className="field">
            <label htmlFor="f-text">{t.answerField}</label>
            <textarea
              id="f-text"
              name="text"
              rows={6}
              required
              spellCheck={false}
              maxLength={BANK_ANSWER_MAX}
              defaultValue={form?.values['text']}
            />
          </div>
          <button className="btn">{t.answerButton}</button>
        </form>
      </section>
      <section aria-labelledby="list">
        <h2 className="h2" id="list">
          {t.list}
        </h2>
        <Rows {...props} />
      </section>
    </>
  );
}

/** What the last file said; of one that was refused, each line that differs. */
function Answer({ env, t, shown, answer }: Props & { answer: BankAnswer }) {
  const { read_at: at, taken, known, differences } = answer;
  const money = (minor: number | null) =>
    minor === null ? '' : formatMoney(minor, shown.batch.currency, env.tag);
  return (
    <>
      <p>{fill(t.read, { at: momentOf(at, env), taken, known })}</p>
      {differences.length > 0 && (
        <>
          <p className="notice notice-danger" role="alert">
            {t.differs}
          </p>
          <div className="scroll" role="group" aria-label={t.differs} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {Object.entries(t.columns).map(([column, words]) => (
                    <th key={column} scope="col">
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {differences.map((one) => (
                  <tr key={one.line}>
                    <td>{one.line}</td>
                    <td>{one.reference}</td>
                    <td>{t.problems[one.problem]}</td>
                    <td className="sum">{money(one.kept)}</td>
                    <td className="sum">{money(one.answered)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  );
}
