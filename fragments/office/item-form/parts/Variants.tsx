import { fill } from '../../../../shared/i18n/fill.ts';
import { stockReasons } from '../../../../shared/rules/stock-reasons.ts';
import { readAttributes, rowsOf } from '../../../../shared/state/item-form.ts';
import { FieldError } from '../../../../shared/ui/form/FieldError.tsx';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import { Measures } from './Measures.tsx';
import type { PartsProps } from './TextParts.tsx';

const PRICE_MAX = 11;
const UNITS_MAX = 7;
const CODE_MAX = 60;
const BARCODE_MAX = 20;
const NOTE_MAX = 200;
/** Fields of a variant that are sent along unseen. */
const UNSEEN = ['id', 'values', 'values_en', 'was', 'photo'] as const;
const PERSONS_MAX = 3;

/** Price and stock: of the item, or of each of its variants. */
export function Variants({ ui, fields }: PartsProps) {
  const { t } = ui.props;
  const rows = rowsOf(fields.values);
  return (
    <Part name="variants" title={t.parts.variants} text={t.parts.variantsText}>
      {ui.later && <ui.later.Options key={ui.model.$settled.value} ui={ui} />}
      <input type="hidden" name="sku_count" value={rows.length} />
      <FieldError ui={fields} name="sku_count" />
      {rows.map((index) => (
        <Variant key={index} ui={ui} fields={fields} index={index} />
      ))}
      {ui.model.$item.value !== null && (
        <div className="both">
          <ChoiceField
            ui={fields}
            name="stock_reason"
            label={t.fields.stock_reason}
            options={stockReasons.map((one) => [one, t.stock_reason[one]])}
          />
          <TextField
            ui={fields}
            name="stock_note"
            label={t.fields.stock_note}
            max={NOTE_MAX}
            autoComplete="off"
          />
        </div>
      )}
    </Part>
  );
}

function Variant({ ui, fields, index }: PartsProps & { index: number }) {
  const { t, env } = ui.props;
  const name = (field: string) => `sku_${index}_${field}`;
  const value = (field: string) => fields.values[name(field)] ?? '';
  const title = Object.values(readAttributes(value('values')) ?? {}).join(' · ');
  const isExperience = fields.values['type'] === 'experience';
  const hasGoods = (fields.values['type'] ?? 'product') === 'product';
  // A single variant has the item's measures, unless it once stood among others with its own.
  const hasOwn =
    hasGoods && (rowsOf(fields.values).length > 1 || value('weight') + value('size') !== '');
  // A single variant has the item's margin.
  const isResold = (fields.values['is_dropshipping'] ?? '') !== '';
  const hasMargin = isResold && rowsOf(fields.values).length > 1;
  const isCounted = fields.values['stock_type'] !== 'ondemand';
  return (
    <fieldset className="variant">
      <legend>{title || t.oneVariant}</legend>
      {UNSEEN.map((field) => (
        <input key={field} type="hidden" name={name(field)} value={value(field)} />
      ))}
      <TextField
        ui={fields}
        name={name('price')}
        label={fill(t.variant.price, { currency: env.currency })}
        max={PRICE_MAX}
        required
        autoComplete="off"
      />
      <TextField
        ui={fields}
        name={name('crossout')}
        label={t.variant.crossout}
        max={PRICE_MAX}
        autoComplete="off"
      />
      {isCounted && (
        <TextField
          ui={fields}
          name={name('on_hand')}
          label={t.variant.on_hand}
          max={UNITS_MAX}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <TextField
        ui={fields}
        name={name('code')}
        label={t.variant.code}
        max={CODE_MAX}
        autoComplete="off"
        autoCapitalize="none"
      />
      {isExperience ? (
        <TextField
          ui={fields}
          name={name('persons')}
          label={t.variant.persons}
          max={PERSONS_MAX}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <input type="hidden" name={name('persons')} value={value('persons')} />
      )}
      {hasMargin ? (
        <TextField
          ui={fields}
          name={name('margin')}
          label={t.variant.margin}
          max={PRICE_MAX}
          autoComplete="off"
        />
      ) : (
        <input type="hidden" name={name('margin')} value={value('margin')} />
      )}
      {hasGoods && (
        <TextField
          ui={fields}
          name={name('barcode')}
          label={t.variant.barcode}
          max={BARCODE_MAX}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {hasOwn && <Measures ui={ui} fields={fields} nameOf={name} />}
      {ui.later && rowsOf(fields.values).length > 1 && (
        <ui.later.VariantActs ui={ui} fields={fields} index={index} title={title || t.oneVariant} />
      )}
    </fieldset>
  );
}
