import { returnFees, returnLabels } from '../../../../shared/rules/return-terms.ts';
import { visibilities } from '../../../../shared/state/item-form.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField, TickField } from '../../../_office/Fields.tsx';
import { clockText } from './clock-text.ts';
import { TimeField } from './TimeField.tsx';
import type { PartsProps } from './TextParts.tsx';

const PRICE_MAX = 11;
const UNITS_MAX = 3;
const LEGEND_MAX = 2000;

/** How the item is sold, when shoppers see it, and whether it can be given back. */
export function SaleParts({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  return (
    <>
      <Part name="sale" title={t.parts.sale} text={t.parts.saleText}>
        <div className="both">
          <ChoiceField
            ui={fields}
            name="visibility"
            label={t.fields.visibility}
            options={visibilities.map((one) => [one, t.visibility[one]])}
          />
          <TimeField
            ui={fields}
            name="publish_at"
            label={t.fields.publish_at}
            hint={clockText(ui.props)}
          />
        </div>
        <div className="both">
          <ChoiceField
            ui={fields}
            name="stock_type"
            label={t.fields.stock_type}
            options={Object.entries(t.stock_type)}
          />
          <TextField
            ui={fields}
            name="max_purchase_amount"
            label={t.fields.max_purchase_amount}
            hint={t.hints.max_purchase_amount}
            max={UNITS_MAX}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <div>
          <TickField ui={fields} name="is_free" label={t.fields.is_free} />
          <TickField ui={fields} name="hide_price" label={t.fields.hide_price} />
          <TickField ui={fields} name="is_dropshipping" label={t.fields.is_dropshipping} />
        </div>
        <div className="both">
          <TextField
            ui={fields}
            name="contribution_margin"
            label={t.fields.contribution_margin}
            hint={t.hints.contribution_margin}
            max={PRICE_MAX}
            autoComplete="off"
          />
          <ChoiceField
            ui={fields}
            name="main_type"
            label={t.fields.main_type}
            options={Object.entries(t.main_type)}
          />
        </div>
      </Part>
      <Part name="returns" title={t.parts.returns} text={t.parts.returnsText}>
        <div className="both">
          <ChoiceField
            ui={fields}
            name="return_type"
            label={t.fields.return_type}
            options={Object.entries(t.return_type)}
          />
          <ChoiceField
            ui={fields}
            name="return_policy"
            label={t.fields.return_policy}
            options={Object.entries(t.return_policy)}
          />
        </div>
        <div className="both">
          <AreaField
            ui={fields}
            name="return_policy_legend"
            label={t.fields.return_policy_legend}
            max={LEGEND_MAX}
            lang="es"
          />
          <AreaField
            ui={fields}
            name="return_policy_legend_en"
            label={`${t.fields.return_policy_legend}, ${t.english}`}
            hint={t.hints.english}
            max={LEGEND_MAX}
            lang="en"
          />
        </div>
        <div className="both">
          <ChoiceField
            ui={fields}
            name="return_fees"
            label={t.fields.return_fees}
            options={[
              ['', t.unsaid],
              ...returnFees.map((one) => [one, t.return_fees[one]] as const),
            ]}
          />
          <TextField
            ui={fields}
            name="restocking_fees"
            label={t.fields.restocking_fees}
            max={UNITS_MAX}
            inputMode="numeric"
            autoComplete="off"
          />
          <ChoiceField
            ui={fields}
            name="return_shipping_label"
            label={t.fields.return_shipping_label}
            options={[
              ['', t.unsaid],
              ...returnLabels.map((one) => [one, t.return_shipping_label[one]] as const),
            ]}
          />
        </div>
      </Part>
    </>
  );
}
