import { fill } from '../../../shared/i18n/fill.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { formatArrival } from '../../../shared/rules/delivery.ts';
import { hoursText } from '../../../shared/rules/own-delivery.ts';
import { FieldError } from '../../../shared/ui/form/FieldError.tsx';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { controlOf, type FormUi } from '../../../shared/ui/form/form-ui.ts';
import type { OwnDeliveryViewProps, OwnPart } from './props.ts';

/**
 * Delivery by suppliers' own people before a checkout's form: closed until the buyer opens it, or a choice was refused.
 * A buyer may ask for a day, which needs its hours.
 */
export function OwnDeliveryView(props: OwnDeliveryViewProps) {
  const { t, env, parts, errors, error } = props;
  const isRefused = error !== null || Object.keys(errors).length > 0;
  const chosen = parts.find(({ is_chosen: is }) => is);
  const { wanted } = chosen ?? { wanted: null };
  const day = wanted ? dayText(wanted.date, env.tag) : '';
  return (
    <details open={isRefused || undefined}>
      <summary className="link small">
        {!chosen && t.ask}
        {chosen && (wanted ? fill(t.chosenAt, { day, hours: hoursText(wanted) }) : t.chosen)}
      </summary>
      <FormNotice text={error} />
      {parts.map((part) => (
        <PartForm key={part.supplier} {...props} part={part} />
      ))}
    </details>
  );
}

function PartForm(props: OwnDeliveryViewProps & { part: OwnPart }) {
  const { t, env, path, part, parts, idempotencyKey } = props;
  const { supplier, wanted } = part;
  const isOwn = props.values['supplier'] === supplier;
  const kept = wanted && { date: wanted.date, hours: hoursText(wanted) };
  const ui: FormUi = {
    values: isOwn ? props.values : { ...kept },
    errors: isOwn ? props.errors : {},
    scope: supplier,
    input: () => {},
    leave: () => {},
  };
  const days = part.days.map((day) => [day, dayText(day, env.tag)] as const);
  const windows = part.windows.map((span) => [hoursText(span), hoursText(span)] as const);
  return (
    <form method="post" action={env.base + path}>
      <input type="hidden" name="intent" value="own_delivery" />
      <input type="hidden" name="idempotency_key" value={`${idempotencyKey}-${supplier}`} />
      <input type="hidden" name="supplier" value={supplier} />
      <p>
        {parts.length > 1 && <b>{fill(t.of, { seller: part.supplier_name })} </b>}
        {part.cost === 0
          ? t.free
          : fill(t.cost, { cost: formatMoney(part.cost, part.currency, env.tag) })}
      </p>
      <Choice ui={ui} name="date" label={t.day} none={t.anyDay} options={days} />
      <Choice ui={ui} name="hours" label={t.hours} none={t.anyHours} options={windows} />
      <p className="hint">{t.hint}</p>
      <p>
        <button className="btn btn-s">{t.use}</button>
      </p>
    </form>
  );
}

interface ChoiceProps {
  readonly ui: FormUi;
  readonly name: string;
  readonly label: string;
  readonly none: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

function Choice({ ui, name, label, none, options }: ChoiceProps) {
  const control = controlOf(ui, name);
  return (
    <div className="field">
      <label htmlFor={control.id}>{label}</label>
      <select {...control} defaultValue={ui.values[name] ?? ''}>
        <option value="">{none}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError ui={ui} name={name} />
    </div>
  );
}

/** A day with its month: the page is read on other days too. */
function dayText(day: string, tag: string): string {
  return formatArrival({ arrives_on: day, days: null }, tag) ?? day;
}
