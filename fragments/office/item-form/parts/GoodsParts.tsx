import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { Measures } from './Measures.tsx';
import type { PartsProps } from './TextParts.tsx';

const RATE_MAX = 6;
const PRODUCT_MAX = 12;
const UNIT_MAX = 3;

/** What parcels and invoices need to know of the item. */
export function GoodsParts({ ui, fields }: PartsProps) {
  const { t, env } = ui.props;
  const isSent = (fields.values['type'] ?? 'product') === 'product';
  const { sat_product: product = '', sat_unit: unit = '' } = fields.values;
  // Another country's stores do not see codes that only Mexico's invoices have.
  const hasCodes = env.country === 'MX' || product + unit !== '';
  return (
    <Part name="goods" title={t.parts.goods} text={t.parts.goodsText}>
      {isSent && (
        <div className="both">
          <Measures ui={ui} fields={fields} nameOf={(field) => field} />
        </div>
      )}
      <TextField
        ui={fields}
        name="tax_rate"
        label={t.fields.tax_rate}
        hint={t.hints.tax_rate}
        max={RATE_MAX}
        autoComplete="off"
      />
      {hasCodes && (
        <div className="both">
          <TextField
            ui={fields}
            name="sat_product"
            label={t.fields.sat_product}
            hint={t.hints.sat_product}
            max={PRODUCT_MAX}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            ui={fields}
            name="sat_unit"
            label={t.fields.sat_unit}
            hint={t.hints.sat_unit}
            max={UNIT_MAX}
            autoComplete="off"
          />
        </div>
      )}
    </Part>
  );
}
