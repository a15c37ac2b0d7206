import type { EditedLines } from '../../../../shared/contracts/order-edit-view.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { EDIT_NOTE_MAX } from '../../../../shared/rules/order-edits.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { AreaField } from '../../../_office/Fields.tsx';
import type { OwnOrderViewProps } from '../props.ts';
import { changesOf, isEditable, isLabeled, moneyOf } from './edit-words.ts';
import { OrderForm } from './OrderForm.tsx';

/** The form that takes units out of the order: first it shows how the order would be, then it is saved. */
export function EditLines(props: OwnOrderViewProps) {
  const { t, order, values, errors, preview } = props;
  const goods = order.lines.filter(({ type }) => type === 'product');
  if (!isEditable(order) || isLabeled(props) || goods.length === 0) return null;
  if (order.authorization?.state === 'standing') return null;
  const isOpen = goods.some(({ sku }) => values[`left:${sku}`] !== undefined);
  const edits = String(order.edits?.length ?? 0);
  return (
    <details className="cancel acts-of-order" open={isOpen || undefined}>
      <summary className="btn btn-s">{t.edit.lines}</summary>
      {preview && <Preview {...props} edited={preview} />}
      <OrderForm {...props} intent="lines-preview" fields={{ edits }}>
        <p className="small muted">{t.edit.linesText}</p>
        <fieldset className="units">
          <legend className="visually-hidden">{t.edit.lines}</legend>
          {goods.map(({ sku, name, amount }) => (
            <div className="field" key={sku}>
              <label htmlFor={`left-${sku}`}>
                {fill(t.edit.unitsOf, { name, units: String(amount) })}
              </label>
              <input
                id={`left-${sku}`}
                name={`left:${sku}`}
                type="number"
                min={0}
                max={amount}
                defaultValue={values[`left:${sku}`] ?? amount}
              />
            </div>
          ))}
          {errors['left'] && <p className="error">{errors['left']}</p>}
        </fieldset>
        <p>
          <button className="btn">{t.edit.preview}</button>
        </p>
      </OrderForm>
    </details>
  );
}

/** How the order would be, beside how it is, and the button that saves it. */
function Preview(props: OwnOrderViewProps & { edited: EditedLines }) {
  const { t, values, errors, edited } = props;
  const ui: FormUi = { values, errors, input: () => {}, leave: () => {} };
  const units = edited.changes.map(({ sku, to }) => [`left:${sku}`, String(to)] as const);
  const fields = { edits: values['edits'] ?? '0', ...Object.fromEntries(units) };
  return (
    <OrderForm {...props} intent="edit-lines" fields={fields}>
      <div className="notice" role="status">
        <div>
          {changesOf(t.edit, edited, moneyOf(props)).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <AreaField ui={ui} name="edit_note" label={t.edit.note} max={EDIT_NOTE_MAX} />
      <p>
        <button className="btn btn-primary">{t.edit.linesNow}</button>
      </p>
    </OrderForm>
  );
}
