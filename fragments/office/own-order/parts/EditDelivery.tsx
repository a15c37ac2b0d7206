import {
  addressFields,
  addressForm,
  isOnDemand,
  placeFields,
} from '../../../../shared/rules/address-fields.ts';
import { STATE, stateField } from '../../../../shared/rules/address-state.ts';
import { EDIT_NOTE_MAX } from '../../../../shared/rules/order-edits.ts';
import type { FormUi } from '../../../../shared/ui/form/form-ui.ts';
import { TextField } from '../../../../shared/ui/form/TextField.tsx';
import { AreaField } from '../../../_office/Fields.tsx';
import { PlaceFields } from '../../../_office/PlaceFields.tsx';
import type { OwnOrderViewProps } from '../props.ts';
import { isEditable, isLabeled } from './edit-words.ts';
import { OrderForm } from './OrderForm.tsx';

const NAME_MAX = 120;
const PHONE_MAX = 20;

/** The form that changes to whom and where an order goes; nothing once it was handed over. */
export function EditDelivery(props: OwnOrderViewProps) {
  const { t, order, values, errors } = props;
  const { edits = [], contact, address } = order;
  if (!isEditable(order)) return null;
  if (isLabeled(props)) {
    return <p className="small muted acts-of-order">{t.edit.labeled}</p>;
  }
  const isRefused = values['full_name'] !== undefined;
  const shown = isRefused ? values : shownOf(order);
  const ui: FormUi = { values: shown, errors, input: () => {}, leave: () => {} };
  const fields = {
    edits: String(edits.length),
    phone_country: contact.country,
    ...(address && { country: address.country, ...kept(shown, address.country) }),
  };
  return (
    <details className="cancel acts-of-order" open={isRefused || undefined}>
      <summary className="btn btn-s">{t.edit.delivery}</summary>
      <OrderForm {...props} intent="edit-delivery" fields={fields}>
        <p className="small muted">{t.edit.deliveryText}</p>
        <div className="fields">
          <TextField
            ui={ui}
            name="full_name"
            label={t.edit.fullName}
            max={NAME_MAX}
            className="w3"
          />
          <TextField
            ui={ui}
            name="phone"
            label={t.edit.phone}
            max={PHONE_MAX}
            inputMode="tel"
            className="w3"
          />
          {address && <Address {...props} ui={ui} country={address.country} />}
        </div>
        <AreaField ui={ui} name="edit_note" label={t.edit.note} max={EDIT_NOTE_MAX} />
        <p>
          <button className="btn btn-primary">{t.edit.deliveryNow}</button>
        </p>
      </OrderForm>
    </details>
  );
}

function Address({
  env,
  t,
  states,
  ui,
  country,
}: OwnOrderViewProps & { ui: FormUi; country: string }) {
  const labels = t.edit.addressLabels[addressForm(country)];
  return (
    <>
      <PlaceFields
        ui={ui}
        country={country}
        states={states}
        tag={env.tag}
        t={t.edit}
        required={false}
      />
      {doorFields(country).map(({ name, width, max }) => (
        <TextField
          key={name}
          ui={ui}
          name={name}
          label={
            <>
              {labels[name]}
              <span className="muted"> ({t.edit.optional})</span>
            </>
          }
          max={max}
          className={`w${width}`}
        />
      ))}
    </>
  );
}

/** The fields for the courier at the door. */
function doorFields(country: string) {
  const place = placeFields(country).map(({ name }) => name);
  return addressFields(country).filter((one) => !place.includes(one.name) && !isOnDemand(one));
}

/** The levels of an address that few have: they go along as they are. */
function kept(shown: Readonly<Record<string, string>>, country: string): Record<string, string> {
  const names = addressFields(country)
    .filter(isOnDemand)
    .map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, shown[name] ?? '']));
}

/** The delivery as it stands, by the fields of the form. */
function shownOf({ contact, address }: OwnOrderViewProps['order']): Record<string, string> {
  const texts = Object.entries(address ?? {}).filter(([, text]) => text !== undefined);
  const fields = Object.fromEntries(texts) as Record<string, string>;
  return {
    ...fields,
    ...(address && { [stateField(address.country)]: fields[STATE] ?? '' }),
    full_name: contact.full_name,
    phone: contact.phone,
  };
}
