import { fill } from '../../../../shared/i18n/fill.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import type { FormProps } from '../props.ts';

/** What leaves the order in exchange; nothing where its payment is not charged yet, or it has no goods. */
export function Swap({ t, order, ui }: FormProps & { readonly ui: FormUi }) {
  const goods = order.lines.filter(({ type }) => type === 'product');
  if (goods.length === 0 || order.authorization?.state === 'standing') return null;
  const isOpen = goods.some(({ sku, amount }) => ui.values[`left:${sku}`] !== `${amount}`);
  return (
    <section className="card part">
      <details open={isOpen || undefined}>
        <summary className="btn btn-s">{t.swap}</summary>
        <p className="small muted">{t.swapText}</p>
        <fieldset className="part">
          <legend className="visually-hidden">{t.swap}</legend>
          {goods.map(({ sku, name, amount }) => (
            <div className="field short" key={sku}>
              <label htmlFor={`left-${sku}`}>
                {fill(t.unitsOf, { name, units: String(amount) })}
              </label>
              <input
                id={`left-${sku}`}
                name={`left:${sku}`}
                type="number"
                min={0}
                max={amount}
                defaultValue={ui.values[`left:${sku}`]}
              />
            </div>
          ))}
          <FieldError ui={ui} name="left" />
        </fieldset>
      </details>
    </section>
  );
}
