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
        {order.lines.some(({ left, variants }) => left > 0 && variants.length > 0) && (
          <p className="hint">{t.exchangeHint}</p>
        )}
        <ul className="lines">
          {order.lines.map((line) => (
            <li key={keyOf(line)}>
              <Line {...props} line={line} typed={ui.values} />
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
  typed: FormUi['values'];
};

/** A line's fields by its number, and by the variant that an exchange had brought. */
function keyOf({ line, sku, variant }: LineProps['line']): string {
  return variant === null ? String(line) : `${line}_${sku}`;
}

function Line({ t, line, typed }: LineProps) {
  const { photo, left, terms, variants, variant } = line;
  const name = variant === null ? line.name : `${line.name} · ${variant}`;
  const key = keyOf(line);
  const { return_fees: fees, return_shipping_label: label, return_policy_legend: legend } = terms;
  const percent = String(terms.restocking_fees ?? '');
  const id = `units-${key}`;
  const wants = `wants-${key}`;
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
          <select id={id} name={`units_${key}`} defaultValue={typed[`units_${key}`] ?? '0'}>
            {Array.from({ length: left + 1 }, (_, units) => (
              <option key={units} value={units}>
                {units}
              </option>
            ))}
          </select>
        </span>
      )}
      {left > 0 && variants.length > 0 && (
        <span className="field wants">
          <label htmlFor={wants}>{fill(t.wants, { name })}</label>
          <select id={wants} name={`wants_${key}`} defaultValue={typed[`wants_${key}`] ?? ''}>
            <option value="">{t.money}</option>
            {variants.map((one) => (
              <option key={one.sku} value={one.sku}>
                {fill(t.exchangeFor, { variant: one.variant })}
              </option>
            ))}
          </select>
        </span>
      )}
    </>
  );
}
