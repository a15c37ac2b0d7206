import { productsAdd } from '../../../../shared/bus/topics/edit.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TEXT_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { firstItemTypes } from '../../../../shared/rules/first-steps.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { ChoiceField } from '../../../_office/Fields.tsx';
import { PhotoField } from './PhotoField.tsx';
import type { FieldsProps, StepProps } from './ui.ts';

const PRICE_MAX = 12;
const UNITS_MAX = 7;

/** A first item: what it is, its price and photo, and the catalogue that it stands in. */
export function ItemFields(props: FieldsProps) {
  const { t, env, fields, catalogues } = props;
  return (
    <>
      <ChoiceField
        ui={fields}
        name="type"
        label={t.fields.type}
        options={firstItemTypes.map((type) => [type, t.type[type]])}
      />
      <TextField
        ui={fields}
        name="name"
        label={t.fields.name}
        max={TEXT_MAX.itemName}
        required
        autoComplete="off"
      />
      <div className="both">
        <TextField
          ui={fields}
          name="price"
          label={fill(t.fields.price, { currency: env.currency })}
          max={PRICE_MAX}
          required
          inputMode="decimal"
          autoComplete="off"
        />
        {fields.values['type'] !== 'service' && (
          <TextField
            ui={fields}
            name="on_hand"
            label={t.fields.on_hand}
            max={UNITS_MAX}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
      <PhotoField {...props} />
      {catalogues.length > 0 && (
        <ChoiceField
          ui={fields}
          name="catalogue"
          label={t.fields.catalogue}
          options={[
            ...catalogues.map(({ id, name }) => [id, name] as const),
            ['', t.noCatalogue] as const,
          ]}
        />
      )}
    </>
  );
}

/** Instead of an item of one's own: items of other stores, by their dialog or its page; and the whole form. */
export function OthersItems({ t, env }: StepProps) {
  return (
    <aside className="card other">
      <h3 className="h3">{t.others}</h3>
      <p className="muted">{t.othersText}</p>
      <p>
        <a
          className="btn"
          href={`${env.base}/admin/reventa`}
          data-enhance=""
          data-emit={productsAdd.name}
        >
          {t.addOthers}
        </a>
      </p>
      <p className="muted small">
        {t.more}{' '}
        <a className="btn btn-s btn-quiet" href={`${env.base}/apps/me/products/create`}>
          {t.whole}
        </a>
      </p>
    </aside>
  );
}
