import type { OrderReturns } from '../../../../shared/contracts/returns.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { RETURN_TEXT_MAX, returnReasons } from '../../../../shared/rules/returns.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { controlOf, type FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { Thumbnail } from '../../../../shared/ui/Thumbnail.tsx';
import type { ReturnFormViewProps } from '../props.ts';
import { momentText } from './moment.ts';

const PHOTO_PX = 56;

/** The form by which a buyer asks to return units of an order. */
export function AskForm(props: ReturnFormViewProps) {
  const { t, env, order, values, errors, idempotencyKey } = props;
  const isTyped = values['intent'] === 'ask';
  const ui: FormUi = {
    values: isTyped ? values : {},
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
  };
  const reason = controlOf(ui, 'reason');
  const detail = controlOf(ui, 'detail', true);
  return (
    <form
      className="ask"
      method="post"
      action={`${env.base}/mis-compras/${order.order}/devolucion`}
      id="ask"
    >
      <h2 className="h3">{t.ask}</h2>
      {order.ends_on !== null && (
        <p className="muted">{fill(t.until, { at: momentText(order.ends_on, env) })}</p>
      )}
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      <fieldset>
        <legend>{t.what}</legend>
        <ul className="lines">
          {order.lines.map((line) => (
            <li key={line.line}>
              <Line {...props} line={line} typed={ui.values[`units_${line.line}`]} />
            </li>
          ))}
        </ul>
        <FieldError ui={ui} name="lines" />
      </fieldset>
      <div className="field">
        <label htmlFor={reason.id}>{t.reason}</label>
        <select {...reason} required defaultValue={ui.values['reason'] ?? ''}>
          <option value="">{t.choose}</option>
          {returnReasons.map((one) => (
            <option key={one} value={one}>
              {t.reasons[one]}
            </option>
          ))}
        </select>
        <FieldError ui={ui} name="reason" />
      </div>
      <div className="field">
        <label htmlFor={detail.id}>{t.detail}</label>
        <textarea
          {...detail}
          required
          rows={5}
          maxLength={RETURN_TEXT_MAX}
          dir="auto"
          defaultValue={ui.values['detail'] ?? ''}
        />
        <p className="hint" id={`${detail.id}-hint`}>
          {t.detailHint}
        </p>
        <FieldError ui={ui} name="detail" />
      </div>
      <p>
        <button className="btn btn-primary">{t.askNow}</button>
      </p>
    </form>
  );
}

type LineProps = ReturnFormViewProps & {
  line: OrderReturns['lines'][number];
  typed: string | undefined;
};

function Line({ t, line, typed }: LineProps) {
  const { name, photo, left, terms } = line;
  const { return_fees: fees, return_shipping_label: label, return_policy_legend: legend } = terms;
  const percent = String(terms.restocking_fees ?? '');
  const id = `units-${line.line}`;
  return (
    <>
      <span className="photo">{photo && <Thumbnail photo={photo} size={PHOTO_PX} />}</span>
      <div className="name">
        <b>{name}</b>
        {terms.return_type === 'disallowed' && <span className="small">{t.notTaken}</span>}
        {terms.return_type !== 'disallowed' && (
          <span className="small muted">
            {[
              ...(fees ? [fill(t.fees[fees], { percent })] : []),
              ...(label ? [t.labels[label]] : []),
            ].join(' ')}
          </span>
        )}
        {legend && (
          <span className="small muted words" dir="auto">
            {legend}
          </span>
        )}
      </div>
      {left > 0 && (
        <span className="field">
          <label className="visually-hidden" htmlFor={id}>
            {fill(t.unitsOf, { name })}
          </label>
          <select id={id} name={`units_${line.line}`} defaultValue={typed ?? '0'}>
            {Array.from({ length: left + 1 }, (_, units) => (
              <option key={units} value={units}>
                {units}
              </option>
            ))}
          </select>
        </span>
      )}
    </>
  );
}
