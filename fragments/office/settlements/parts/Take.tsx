import { paymentCodes, paymentKind } from '../../../../shared/rules/payment-codes.ts';
import type { SettlementsViewProps } from '../props.ts';
import { Problem } from './Problem.tsx';

/** The ways to pay whose money a provider holds for a while. */
const CODES = paymentCodes.filter((code) => paymentKind(code) !== 'none' && code !== 'deposit');

/** The form of a report's file, and its columns. */
export function Take(props: SettlementsViewProps & { readonly action: string }) {
  const { t, action, values, errors, error, idempotencyKey } = props;
  const isOpen = error !== null || Object.keys(errors).length > 0;
  return (
    <details className="part" open={isOpen || undefined} id="take">
      <summary className="btn btn-s">{t.take}</summary>
      <form className="fields" method="post" action={action} encType="multipart/form-data">
        <p className="muted">{t.takeText}</p>
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-take`} />
        <div className="field">
          <label htmlFor="f-payment_type">{t.provider}</label>
          <select id="f-payment_type" name="payment_type" defaultValue={values['payment_type']}>
            {CODES.map((code) => (
              <option key={code} value={code}>
                {t.codes[code]}
              </option>
            ))}
          </select>
          <Problem text={errors['payment_type']} id="e-payment_type" />
        </div>
        <div className="field">
          <label htmlFor="f-text">{t.file}</label>
          <input
            id="f-text"
            name="text"
            type="file"
            accept=".csv,text/csv"
            required
            aria-invalid={errors['text'] ? true : undefined}
            aria-describedby={errors['text'] ? 'e-text' : undefined}
          />
          <Problem text={errors['text']} id="e-text" />
        </div>
        <button className="btn btn-primary">{t.takeButton}</button>
      </form>
      <h2 className="h4">{t.columns}</h2>
      <div className="scroll" role="group" aria-label={t.columns} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(t.columnNames).map(([name, words]) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t.decimals}</p>
    </details>
  );
}
