import { storeDeliveryTypes } from '../../../../shared/rules/checkout-totals.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { SETTINGS_MAX } from '../../../../shared/rules/settings-max.ts';
import { Part } from '../../../../shared/ui/form/Part.tsx';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField, ChoiceField, TickField, TickGroup } from '../../../_office/Fields.tsx';
import { countryName } from './field-words.ts';
import type { PartsProps } from './ui.ts';

const COST_MAX = 9;
const NUMBER_MAX = 4;
const COUNTRY = 'country_';

/** How the store delivers, and how it is paid. */
export function SaleParts({ ui, fields }: PartsProps) {
  const { t, env } = ui.props;
  const countries = Object.keys(fields.values).filter((name) => name.startsWith(COUNTRY));
  return (
    <>
      <Part name="delivery" title={t.parts.delivery} text={t.parts.deliveryText}>
        <TickGroup ui={fields} name="delivery_types" label={t.fields.delivery_types}>
          {storeDeliveryTypes.map((type) => (
            <TickField key={type} ui={fields} name={`delivery_${type}`} label={t.delivery[type]} />
          ))}
        </TickGroup>
        <ChoiceField
          ui={fields}
          name="delivery_first"
          label={t.fields.delivery_first}
          options={storeDeliveryTypes.map((type) => [type, t.delivery[type]])}
        />
        <div className="both">
          <TextField
            ui={fields}
            name="fixed_shipping_cost"
            label={fill(t.fields.fixed_shipping_cost, { currency: env.currency })}
            max={COST_MAX}
            autoComplete="off"
          />
          <TextField
            ui={fields}
            name="fixed_shipping_days"
            label={t.fields.fixed_shipping_days}
            hint={t.hints.fixed_shipping_days}
            max={NUMBER_MAX}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <TickGroup
          ui={fields}
          name="delivery_countries"
          label={t.fields.delivery_countries}
          className="boxes"
        >
          {countries.map((name) => (
            <TickField
              key={name}
              ui={fields}
              name={name}
              label={countryName(name.slice(COUNTRY.length), env.tag)}
            />
          ))}
        </TickGroup>
        <AreaField
          ui={fields}
          name="collection_address"
          label={t.fields.collection_address}
          hint={t.hints.collection_address}
          max={SETTINGS_MAX.address}
          rows={2}
        />
      </Part>
      <Part name="payment" title={t.parts.payment} text={t.parts.paymentText}>
        <TickGroup ui={fields} name="payment_types" label={t.fields.payment_types}>
          {Object.entries(t.payment).map(([type, name]) => (
            <TickField key={type} ui={fields} name={`payment_${type}`} label={name} />
          ))}
        </TickGroup>
        <TextField
          ui={fields}
          name="hold_minutes"
          label={t.fields.hold_minutes}
          hint={t.hints.hold_minutes}
          max={NUMBER_MAX}
          inputMode="numeric"
          autoComplete="off"
        />
      </Part>
    </>
  );
}
